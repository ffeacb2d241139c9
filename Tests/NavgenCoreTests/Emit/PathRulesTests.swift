import Testing

@testable import NavgenCore

@Suite("What setting the path of a tab does")
struct PathRulesTests {
  /// The rules of the first of two tabs.
  private func rules(_ routes: String) throws -> (rules: PathRules, tab: Tab) {
    let model = try acceptedModel(
      """
      navgen: 1
      flags: { beta: true }
      tabs: { a: { title: A, icon: star }, b: { title: B, icon: star } }
      routes: { \(routes) }

      """)
    return (PathRules(0, in: model), try #require(model.tabs.first))
  }

  @Test(
    "nothing, where the tab takes whatever there is", arguments: ["x: {}", "x: { tabs: [a, b] }"])
  func stores(routes: String) throws {
    let (rules, tab) = try rules(routes)
    #expect(rules.isStored)
    #expect(rules.keptRoutes(tab) == "newValue")
    #expect(rules.exceptions == "")
  }

  @Test(
    "keeps out what does not belong there or is not shown",
    arguments: [
      ("x: { tabs: [b] }", "newValue.filter { $0.isAllowed(in: .a) }"),
      ("x: { visible: beta }", "newValue.filter(isVisible)"),
      ("x: { visible: beta }, y: { tabs: [b] }", "newValue.filter { mayStand($0, in: .a) }"),
      ("x: { visible: beta, tabs: [b] }", "newValue.filter { $0.isAllowed(in: .a) }"),
    ])
  func filters(routes: String, kept: String) throws {
    let (rules, tab) = try rules(routes)
    #expect(!rules.isStored)
    #expect(!rules.mayLoseResults)
    #expect(rules.keptRoutes(tab) == kept)
  }

  @Test("tells those who wait, if any may")
  func answers() throws {
    let open = try rules("x: { result: Int }")
    #expect(open.rules.mayLoseResults)
    #expect(!open.rules.isStored)
    #expect(open.rules.keptRoutes(open.tab) == "newValue")
    #expect(try !rules("x: { result: Int, tabs: [b] }").rules.mayLoseResults)
  }
}
