package import Foundation

/// How a program ended, and all that it said.
package struct ToolOutcome: Sendable {
  package let status: Int32
  /// Standard output and standard error, as they came.
  package let output: String
}

/// Runs a program of the toolchain, or another one on the path, to its end.
package func runTool(
  _ name: String, _ arguments: [String], in folder: URL? = nil
) throws -> ToolOutcome {
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(filePath: try toolPath(name))
  process.arguments = arguments
  process.currentDirectoryURL = folder
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return ToolOutcome(
    status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
}

/// Where a program is on the path.
package func toolPath(_ name: String) throws -> String {
  let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
  let paths = folders.map { "\($0)/\(name)" }
  guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else {
    throw ToolNotFound(name: name)
  }
  return path
}

/// A program that a test needs is not on the path.
package struct ToolNotFound: Error {
  package let name: String
}
