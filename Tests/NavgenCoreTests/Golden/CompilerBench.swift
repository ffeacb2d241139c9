import Foundation
import NavgenTestSupport

@testable import NavgenCore

/// A temporary folder with generated files, and the compiler.
struct CompilerBench {
  private let folder: TemporaryFolder
  private let appFiles: [String]
  private let modulesFolder: String

  /// Further than type-checking, as some warnings come from what is made of the checked code.
  private static let check = ["-emit-sil", "-o", "/dev/null"]

  /// - Parameter item: The case whose modules and sources the files need.
  init(_ files: [GeneratedFile], of item: ValidCase? = nil) throws {
    folder = try TemporaryFolder()
    modulesFolder = folder.url.path
    for file in files {
      let url = folder.url.appending(path: file.output.rawValue)
      try file.contents.write(to: url, atomically: true, encoding: .utf8)
    }
    appFiles =
      OutputFile.sources.map { [folder] in folder.url.appending(path: $0.rawValue).path }
      + (item?.sources ?? []).map(\.path)
    for module in item?.modules ?? [] { try emitModule(module) }
  }

  func compileApp(_ flags: [String], emitModule: Bool = false) throws -> ToolOutcome {
    let mode =
      emitModule
      ? [
        "-emit-module", "-enable-testing", "-o", "\(modulesFolder)/\(ValidCase.module).swiftmodule",
      ]
      : Self.check
    return try compile(mode + ["-module-name", ValidCase.module] + flags + appFiles)
  }

  func compileTests(_ flags: [String]) throws -> ToolOutcome {
    let plugins = try toolchain().appending(path: "lib/swift/host/plugins/testing").path
    let file = folder.url.appending(path: OutputFile.tests.rawValue).path
    return try compile(
      Self.check + ["-module-name", "AppTests", "-plugin-path", plugins] + flags + [file])
  }

  private func emitModule(_ source: URL) throws {
    let name = source.deletingPathExtension().lastPathComponent
    let outcome = try compile(
      [
        "-emit-module", "-module-name", name, "-o", "\(modulesFolder)/\(name).swiftmodule",
        source.path,
      ])
    guard outcome.status == 0 else { throw CaseFailure(text: outcome.output) }
  }

  private func compile(_ arguments: [String]) throws -> ToolOutcome {
    try runTool(
      "swiftc",
      [
        "-wmo", "-warnings-as-errors", "-package-name", "app", "-parse-as-library", "-I",
        modulesFolder,
      ]
        + arguments)
  }
}

/// The folder `usr` of the toolchain; on a Mac `/usr/bin/swiftc` only stands in for the real one.
private func toolchain() throws -> URL {
  #if os(macOS)
    let path = try runTool("xcrun", ["--find", "swiftc"]).output
  #else
    let path = try toolPath("swiftc")
  #endif
  return URL(filePath: path.trimmingCharacters(in: .whitespacesAndNewlines))
    .resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
}
