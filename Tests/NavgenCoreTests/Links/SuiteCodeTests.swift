import Foundation
import NavgenTestSupport
import Testing

/// What `Tests/RealApps` needs to run the same cases through generated code.
@Suite("Test suites of others, for generated code")
struct SuiteCodeTests {
  @Test("the spec is made of the tables")
  func writesSpec() throws {
    let file = repository.appending(path: "Tests/RealApps/Sources/LinkSuite/navigation.yaml")
    #expect(try differenceFromGolden(wholeSuiteSpec(), at: file) == nil)
  }

  @Test("the cases are those of the tables")
  func writesCases() throws {
    let file = repository.appending(
      path: "Tests/RealApps/Tests/LinkSuiteTests/LinkSuiteCases.swift")
    let text = """
      // Made by `SuiteCodeTests` from the tables in Tests/NavgenCoreTests/Suites.
      let linkSuiteCases = #\"""
      \(wholeSuiteLines().map { "  \($0)\n" }.joined())  \"""#

      """
    #expect(try differenceFromGolden(text, at: file) == nil)
  }
}
