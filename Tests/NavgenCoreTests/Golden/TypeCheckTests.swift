import Foundation
import NavgenTestSupport
import Testing

@testable import NavgenCore

/// The language settings that users turn on, one by one and together.
private let settings: [[String]] = [
  ["-swift-version", "5"],
  ["-swift-version", "6"],
  ["-swift-version", "6", "-default-isolation", "MainActor"],
  ["-swift-version", "5"] + upcomingFeatures,
  ["-swift-version", "6", "-default-isolation", "MainActor"] + upcomingFeatures,
]

private let upcomingFeatures = [
  "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
]
.flatMap { ["-enable-upcoming-feature", $0] }

@Suite("Generated code in every language setting")
struct TypeCheckTests {
  @Test(
    "compiles without a warning at every access level", arguments: ValidCase.all,
    AccessLevel.allCases)
  func compiles(item: ValidCase, access: AccessLevel) throws {
    let bench = try CompilerBench(item, access: access)
    for flags in settings {
      let outcome = try bench.compileApp(flags)
      #expect(outcome.status == 0, "\(flags): \(outcome.output)")
    }
  }

  @Test("the generated tests compile without a warning", arguments: ValidCase.all)
  func testsCompile(item: ValidCase) throws {
    let bench = try CompilerBench(item, access: .internal)
    for flags in [settings[0], settings[4]] {
      let app = try bench.compileApp(flags, emitModule: true)
      #expect(app.status == 0, "\(flags): \(app.output)")
      let tests = try bench.compileTests(flags)
      #expect(tests.status == 0, "\(flags): \(tests.output)")
    }
  }
}

/// A temporary folder with the files of a case, and the compiler.
private struct CompilerBench {
  private let folder: TemporaryFolder
  private let appFiles: [String]
  private let modulesFolder: String

  init(_ item: ValidCase, access: AccessLevel) throws {
    folder = try TemporaryFolder()
    modulesFolder = folder.url.path
    for file in try item.files(access: access) {
      let url = folder.url.appending(path: file.output.rawValue)
      try file.contents.write(to: url, atomically: true, encoding: .utf8)
    }
    appFiles =
      OutputFile.sources.map { [folder] in folder.url.appending(path: $0.rawValue).path }
      + item.sources.map(\.path)
    for module in item.modules { try emitModule(module) }
  }

  func compileApp(_ flags: [String], emitModule: Bool = false) throws -> ToolOutcome {
    let mode =
      emitModule
      ? [
        "-emit-module", "-enable-testing", "-o", "\(modulesFolder)/\(ValidCase.module).swiftmodule",
      ]
      : ["-typecheck"]
    return try compile(mode + ["-module-name", ValidCase.module] + flags + appFiles)
  }

  func compileTests(_ flags: [String]) throws -> ToolOutcome {
    let plugins = URL(filePath: try toolPath("swiftc")).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "lib/swift/host/plugins/testing").path
    let file = folder.url.appending(path: OutputFile.tests.rawValue).path
    return try compile(
      ["-typecheck", "-module-name", "AppTests", "-plugin-path", plugins] + flags + [file])
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
