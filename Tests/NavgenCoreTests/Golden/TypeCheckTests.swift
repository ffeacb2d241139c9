import Foundation
import NavgenSource
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
    let bench = try CompilerBench(try item.files(access: access), of: item)
    for flags in settings {
      let outcome = try bench.compileApp(flags)
      #expect(outcome.status == 0, "\(flags): \(outcome.output)")
    }
  }

  @Test("the generated tests compile without a warning", arguments: ValidCase.all)
  func testsCompile(item: ValidCase) throws {
    let bench = try CompilerBench(try item.files(access: .internal), of: item)
    for flags in [settings[0], settings[4]] {
      let app = try bench.compileApp(flags, emitModule: true)
      #expect(app.status == 0, "\(flags): \(app.output)")
      let tests = try bench.compileTests(flags)
      #expect(tests.status == 0, "\(flags): \(tests.output)")
    }
  }

  @Test("as many routes as one enum takes compile")
  func compilesAtTheLimit() throws {
    let routes = (1...NavigationModel.routeLimit).map { number in
      "  route-\(number): { tabs: [tab-\(number % 5)], params: { id: Int, name: \"String?\" } }"
    }
    let tabs = (0...4).map { "  tab-\($0): { title: Tab, icon: star }" }
    let text = "navgen: 1\ntabs:\n\((tabs + ["routes:"] + routes).joined(separator: "\n"))\n"
    let source = SourceFile(path: "navigation.yaml", text: text)
    let result = compile(source, options: CompileOptions(testedModule: ValidCase.module))
    #expect(result.diagnostics.isEmpty)

    let bench = try CompilerBench(result.files)
    let app = try bench.compileApp(settings[1], emitModule: true)
    #expect(app.status == 0, "\(app.output)")
    let tests = try bench.compileTests(settings[1])
    #expect(tests.status == 0, "\(tests.output)")
  }
}
