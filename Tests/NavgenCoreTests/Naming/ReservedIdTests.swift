import Testing

@testable import NavgenCore

@Suite("Ids")
struct ReservedIdTests {
  @Test(
    "are letters and digits in parts, a letter first",
    arguments: [
      "a", "home", "Home", "sign-in", "sign_in", "a1", "a-1", "v2_0-beta",
      String(repeating: "x", count: 64),
    ])
  func isAccepted(id: String) {
    #expect(isId(id))
  }

  @Test(
    "are nothing else",
    arguments: [
      "", "-", "_", "1", "1st", "-a", "a-", "_a", "a_", "a--b", "a-_b", "a b", "a.b", "größe",
      "a\u{301}",
      "a\n", "a/b", "日本", String(repeating: "x", count: 65),
    ])
  func isRefused(id: String) {
    #expect(!isId(id))
  }

  @Test("may be words that Swift reserves, names of types, and members of the generated code")
  func acceptsKeywords() throws {
    let ids = [
      "default", "self", "init", "in", "class", "rawValue", "hashValue", "hash", "id", "title",
      "selection",
      "parents", "allowedTabs", "push", "String", "Type", "Any", "set", "path", "await",
    ]
    let tabs = ids.map { "  \($0): { title: T, icon: star }\n" }.joined()
    let routes = ids.map { "  \($0): { params: { \($0): Int, none: Int, allCases: Int } }\n" }
      .joined()
    let cases = "types: { Choice: { cases: [\(ids.joined(separator: ", "))] } }\n"
    let model = try acceptedModel("navgen: 1\n\(cases)tabs:\n\(tabs)routes:\n\(routes)")
    #expect(model.tabs.map(\.id) == ids)
    #expect(model.routes.map(\.id) == ids)
    #expect(model.enums.first?.cases.map(\.id) == ids)
    #expect(model.tabs.map(\.name.text).contains("any"))
  }
}
