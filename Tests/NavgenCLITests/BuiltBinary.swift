import Foundation
import NavgenTestSupport
import Testing

/// The built program and a folder to run it in. It is looked for beside the test bundle, which is where
/// SwiftPM puts it. No test target may depend on it: its `main` would clash with the bundle's own.
struct BuiltBinary {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try #require(
      findBinary(), "no program 'navgen' beside the test bundle: build it first")
  }

  /// Runs a script in the folder, so that streams can be closed and joined; `$0` is the program.
  func shell(_ script: String) throws -> Outcome {
    let process = process("/bin/sh", ["-c", script, path])
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let texts = [output, error].map { pipe in
      String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return Outcome(process.terminationStatus, output: texts[0], error: texts[1])
  }

  /// The program with arguments, about to be run in the folder.
  func process(_ arguments: [String]) -> Process { process(path, arguments) }

  private func process(_ program: String, _ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    return process
  }
}

/// The program beside the test bundle, wherever the runner itself is.
private func findBinary() -> String? {
  let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
  let runner = URL(fileURLWithPath: CommandLine.arguments[0])
  let folders =
    (bundles + [runner, Bundle.main.bundleURL]).map { $0.deletingLastPathComponent() }
    + [Bundle.main.bundleURL, URL(fileURLWithPath: ".build/debug")]
  return folders.map { $0.appendingPathComponent("navgen").path }
    .first { FileManager.default.isExecutableFile(atPath: $0) && !isFolder($0) }
}

private func isFolder(_ path: String) -> Bool {
  var isFolder: ObjCBool = false
  return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
}
