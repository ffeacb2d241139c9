import Testing

@testable import NavgenCore

@Suite struct LinkOrderTests {
  @Test("of patterns that end alike the generated code tries first what asks for more of the query")
  func ends() throws {
    let model = try acceptedModel(
      """
      navgen: 1
      links: { schemes: [a] }
      tabs: { home: { title: Home, icon: house, link: /x } }
      routes:
        short: { params: { p: "String?", k: Int }, link: "/x/:p?k=:k" }
        both: { params: { k: Int, l: Int }, link: "/x?k=:k&l=:l" }
      """)
    let root = LinkNode(
      bySpecificity(linkCases(model), isCaseSensitive: true), isCaseSensitive: true)
    let node = try #require(root.literals.first?.node)
    #expect(node.ends.map(\.name.text) == ["both", "short", "home"])
    let opened = { resolveLink($0, in: model).path.last?.id }
    #expect(opened("/x?k=1&l=2") == "both")
    #expect(opened("/x?k=1") == "short")
    #expect(opened("/x") == nil)
  }
}
