import Foundation
import NavgenSource
import NavgenTestSupport
import Testing

@testable import NavgenCore

/// The language settings that users turn on, one by one and together.
private let settings: [[String]] =
  [swift5, swift6, swift5 + mainActor, swift6 + mainActor]
  + features.map { swift6 + $0 }
  + [swift5 + mainActor + features.joined(), swift6 + mainActor + features.joined()]

/// Those between which everything else lies.
private let extremes = [swift5, swift6 + mainActor + features.joined()]

private let swift5 = ["-swift-version", "5"]
private let swift6 = ["-swift-version", "6"]
private let mainActor = ["-default-isolation", "MainActor"]
private let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
  .map { ["-enable-upcoming-feature", $0] }

/// Whether every case is compiled in every setting, which takes long: `make test-settings-all`.
private let isThorough = ProcessInfo.processInfo.environment["NAVGEN_EVERY_SETTING"] != nil

/// Those that have everything between them.
private let fullCases = ["linked", "shop"]

/// Every setting at the widest access level, where the compiler asks for most, for the cases that have
/// everything, and elsewhere the extremes. The other cases have both of these once, at the narrowest and the widest
/// level.
private func appSettings(of item: ValidCase, at access: AccessLevel) -> [[String]] {
  if isThorough { return settings }
  if fullCases.contains(item.testDescription) { return access == .public ? settings : extremes }
  switch access {
  case .internal: return [extremes[1]]
  case .package: return []
  case .public: return [extremes[0]]
  }
}

/// The tests take the compiler longest: one of the extremes for each access level, unless the case has
/// everything.
private func testSettings(of item: ValidCase, at access: AccessLevel) -> [[String]] {
  if isThorough || (item.testDescription == "shop" && access == .public) { return extremes }
  return [access == .internal ? extremes[0] : extremes[1]]
}

@Suite("Generated code in every language setting")
struct TypeCheckTests {
  @Test(
    "compiles without a warning at every access level", arguments: ValidCase.all,
    AccessLevel.allCases)
  func compiles(item: ValidCase, access: AccessLevel) throws {
    let bench = try CompilerBench(try item.files(access: access), of: item)
    for flags in appSettings(of: item, at: access) {
      let outcome = try bench.compileApp(flags)
      #expect(outcome.status == 0, "\(flags): \(outcome.output)")
    }
  }

  @Test(
    "the generated tests compile without a warning", arguments: ValidCase.all,
    AccessLevel.allCases)
  func testsCompile(item: ValidCase, access: AccessLevel) throws {
    let bench = try CompilerBench(try item.files(access: access), of: item)
    // They take the compiler longest; what the other levels allow, `public` asks for as well.
    if access != .public, !isThorough, !fullCases.contains(item.testDescription) { return }
    for flags in testSettings(of: item, at: access) {
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
    try expectCompiles(tabs + ["routes:"] + routes)
  }

  @Test("as many modals with a result as one enum takes compile")
  func compilesModalsAtTheLimit() throws {
    let modals = (1...NavigationModel.modalLimit).map { number in
      "  modal-\(number): { params: { id: Int }, result: Bool }"
    }
    try expectCompiles(["  home: { title: Home, icon: house }", "modals:"] + modals)
  }

  /// - Parameter lines: What follows `tabs:` in a spec.
  private func expectCompiles(_ lines: [String]) throws {
    let text = "navgen: 1\ntabs:\n\(lines.joined(separator: "\n"))\n"
    let source = SourceFile(path: "navigation.yaml", text: text)
    let result = compile(source, options: CompileOptions(testedModule: ValidCase.module))
    #expect(result.diagnostics.isEmpty)

    let bench = try CompilerBench(result.files)
    let app = try bench.compileApp(swift6, emitModule: true)
    #expect(app.status == 0, "\(app.output)")
    let tests = try bench.compileTests(swift6)
    #expect(tests.status == 0, "\(tests.output)")
  }
}
