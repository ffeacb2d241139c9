import NavgenTestSupport
import Testing

@testable import NavgenCLI
@testable import NavgenCore

@Suite("navgen diff")
struct DiffTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write(routes: "a: {}", to: "old.yaml")
  }

  private func write(routes: String, to name: String) throws {
    let text = "navgen: 1\ntabs:\n  home: { title: Home, icon: house }\nroutes:\n  \(routes)\n"
    try folder.write(text, to: name)
  }

  private func diff(_ options: String...) -> Outcome {
    World().run(["diff", folder.path("old.yaml"), folder.path("new.yaml")] + options)
  }

  @Test("is silent when nothing differs")
  func silent() throws {
    try write(routes: "a: {}", to: "new.yaml")
    #expect(diff() == Outcome(0))
  }

  @Test("exits with 0 when nothing breaks")
  func notes() throws {
    try write(routes: "a: {}\n  b: {}", to: "new.yaml")
    let outcome = diff()
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("api: note: 'AppRoute.b' is new [case-added]\n"))
  }

  @Test("exits with 1 when something breaks, in every format", arguments: DifferenceFormat.allCases)
  func breaks(format: DifferenceFormat) throws {
    try write(routes: "b: {}", to: "new.yaml")
    let outcome = diff("--format", format.rawValue)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("case-gone"))
    #expect(outcome.error.isEmpty)
  }

  @Test("takes renames from the lock beside the new spec")
  func readsLock() throws {
    try write(routes: "b: { was: a }", to: "new.yaml")
    _ = World().run(["lock", folder.path("new.yaml")])
    try write(routes: "b: {}", to: "new.yaml")
    #expect(!diff().output.contains("state-lost"))
  }

  @Test("says what is wrong with a spec, and exits with 1")
  func faultySpec() throws {
    try write(routes: "a: { nothing: 1 }", to: "new.yaml")
    let outcome = diff()
    #expect(outcome.code == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.contains("new.yaml:5:8: error: "))
  }

  @Test(
    "needs two specs",
    arguments: [
      ([], "no NEW given, expected one behind the spec"),
      (["b", "c"], "'c' is too much, expected one spec and one NEW"),
      (
        ["b", "--format", "xcode"], "'xcode' is not a format, expected 'text' or 'json' or 'github'"
      ),
    ])
  func usage(rest: [String], message: String) {
    let outcome = World().run(["diff", "a"] + rest)
    #expect(outcome == Outcome(2, error: "navgen: error: \(message)\nsee 'navgen diff --help'\n"))
  }
}
