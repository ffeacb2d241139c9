import Foundation
import Testing

/// Runs the built program. It is looked for beside the test bundle, which is where SwiftPM puts it.
/// No test target may depend on it: its `main` would clash with the bundle's own.
@Suite struct BinaryTests {
  private let folder: TemporaryFolder
  private let binary: String
  private let spec = "navgen: 1\ntabs:\n  home: { title: Home, icon: house }\n"

  init() throws {
    folder = try TemporaryFolder()
    binary = try #require(
      findBinary(), "no program 'navgen' beside the test bundle: build it first")
  }

  /// Through a shell, so that streams can be closed and joined; `$0` is the program.
  private func shell(_ script: String) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, binary]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
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

  @Test("it generates from a file and from standard input, in silence")
  func generates() throws {
    try folder.write(spec, to: "s.yaml")
    #expect(
      try shell(#""$0" generate s.yaml --output a && "$0" generate - --output b <s.yaml"#)
        == Outcome(0))
    #expect(folder.names(in: "a").count == 7)
    #expect(folder.names(in: "b") == folder.names(in: "a"))
  }

  @Test("a spec may come through a pipe with a name, and standard input may be a folder")
  func unusualInputs() throws {
    try folder.write(spec, to: "s.yaml")
    #expect(try shell(#"mkfifo p; cat s.yaml >p & "$0" validate p"#) == Outcome(0))
    #expect(
      try shell(#""$0" validate - <."#)
        == Outcome(3, error: "navgen: error: cannot read '<stdin>': Is a directory\n"))
  }

  @Test("mistakes are shown in the form of Xcode when no terminal is there")
  func mistakes() throws {
    try folder.write("tabs: error\n", to: "s.yaml")
    let outcome = try shell(#""$0" validate s.yaml"#)
    #expect(outcome.code == 1)
    #expect(outcome.output == "")
    #expect(outcome.error.hasPrefix("s.yaml:1:"))
    #expect(outcome.error.contains(": error: "))
  }

  @Test("help goes to standard output and usage mistakes to standard error")
  func streams() throws {
    #expect(try shell(#""$0" --version"#) == Outcome(0, output: "navgen 0.1.0\n"))
    let outcome = try shell(#""$0" --vers"#)
    #expect(outcome.code == 2)
    #expect(outcome.output == "" && outcome.error.hasPrefix("navgen: error: "))
  }

  @Test("a reader that went away does not kill it")
  func brokenPipes() throws {
    try folder.write("tabs: error\n", to: "s.yaml")
    let script =
      #"{ sleep 0.2; "$0" --help; echo $? >a; "$0" validate s.yaml 2>&1; echo $? >b; } | true"#
    #expect(try shell(script).error == "")
    #expect(folder.text("a") == "0\n")
    #expect(folder.text("b") == "1\n")
  }

  @Test("closed streams do not send diagnostics into a file, and a full one is told")
  func closedStreams() throws {
    try folder.write(spec, to: "s.yaml")
    #expect(try shell(#""$0" generate s.yaml --output a <&- >&- 2>&-"#) == Outcome(0))
    #expect(try shell(#""$0" generate s.yaml --output b"#) == Outcome(0))
    #expect(folder.text("a/NavgenStore.swift") == folder.text("b/NavgenStore.swift"))
    #expect(try shell(#"test -e /dev/full || exit 3; "$0" --help >/dev/full"#).code == 3)
  }

  @Test("a killed run leaves every file old or new")
  func killed() throws {
    try folder.write(spec, to: "a.yaml")
    try folder.write(spec.replacingOccurrences(of: "home", with: "start"), to: "b.yaml")
    #expect(
      try shell(#""$0" generate a.yaml --output a; "$0" generate b.yaml --output b"#) == Outcome(0))
    for delay in ["0.001", "0.003", "0.005", "0.008", "0.012"] {
      _ = try shell(
        #"mkdir -p o; cp a/* o/; "$0" generate b.yaml --output o & "#
          + "sleep \(delay); kill -9 $!; wait")
      for name in folder.names(in: "a") {
        let text = folder.text("o/\(name)")
        #expect(text == folder.text("a/\(name)") || text == folder.text("b/\(name)"))
      }
    }
    #expect(try shell(#""$0" generate b.yaml --output o && diff -r b o"#) == Outcome(0))
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
