import Testing

@testable import NavgenCore

@Suite("Former ids")
struct FormerIdTests {
  @Test("are one or a list, of tabs, routes, modals and parameters")
  func readsFormerIds() throws {
    let model = try acceptedModel(
      """
      navgen: 1
      tabs:
        new: { title: New, icon: plus, opens: note }
        home: { title: Home, icon: house, was: [start, main] }
        cart: { title: Cart, icon: cart }
      routes:
        product:
          was: item
          params:
            id: { type: Int, was: number }
            list: { type: [String], was: [a, b-c] }
            note: { type: 'String = "x"' }
            plain: "Int?"
      modals:
        note: { was: text, params: { text: { type: "String?", was: body } } }
      """)
    #expect(model.tabs.map(\.formerIds) == [["start", "main"], []])
    #expect(model.routes.map(\.formerIds) == [["item"]])
    #expect(model.modals.map(\.formerIds) == [["text"]])
    let parameters = try #require(model.routes.first?.parameters)
    #expect(parameters.map(\.formerIds) == [["number"], ["a", "b-c"], [], []])
    #expect(parameters.map(\.type.spelling) == ["Int", "[String]", "String", "Int?"])
    #expect(parameters[2].defaultValue == .text("x"))
    #expect(model.modals.first?.parameters.map(\.formerIds) == [["body"]])
  }

  @Test("of one kind may be ids of another, or of a parameter of something else")
  func differByKind() throws {
    let model = try acceptedModel(
      """
      navgen: 1
      tabs:
        new: { title: New, icon: plus, opens: note }
        home: { title: Home, icon: house, was: [new, page] }
      routes:
        page: { was: home, params: { id: { type: Int, was: key } } }
        other: { was: note, params: { key: Int } }
      modals:
        note: { was: [home, page] }
      """)
    #expect(model.tabs.map(\.formerIds) == [["new", "page"]])
  }

  @Test("that are wrong leave the parameters to be checked")
  func leavesParametersAlone() {
    let text = spec(
      """
      links: { schemes: [shop] }
      routes:
        page: { params: { id: { type: Int, was: id } }, link: /p }
      """)
    #expect(complaints(text) == ["7:43 former-id-in-use", "7:57 missing-parameter"])
  }
}
