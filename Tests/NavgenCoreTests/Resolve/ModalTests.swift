import NavgenSource
import Testing

@testable import NavgenCore

@Suite("Modals and results")
struct ModalTests {
  @Test("are read key by key")
  func readsModals() throws {
    let modals = try acceptedModel(
      spec(
        """
        types: { Size: { cases: [small, large] } }
        modals:
          compose: { params: { draft: "String?", copies: Int = 1 }, stack: true, result: Bool }
          on-boarding: { style: cover, sticky: true, result: [Size] }
          filters: { style: popover, stack: false, sticky: false }
          plain:
        """)
    ).modals
    #expect(modals.map(\.id) == ["compose", "on-boarding", "filters", "plain"])
    #expect(modals.map(\.name.text) == ["compose", "onBoarding", "filters", "plain"])
    #expect(modals.map(\.style) == [.sheet, .cover, .popover, .sheet])
    #expect(modals.map(\.hasStack) == [true, false, false, false])
    #expect(modals.map(\.isSticky) == [false, true, false, false])
    #expect(modals.map { $0.result?.spelling } == ["Bool", "[Size]", nil, nil])
    #expect(modals[0].parameters.map(\.type.spelling) == ["String?", "Int"])
    #expect(modals[0].parameters.map(\.defaultValue) == [.nothing, .integer(1)])
    #expect(modals.map(\.detents) == [[], [], [], []])
    #expect(modals.map(\.declaration.start.line) == [7, 8, 9, 10])
  }

  @Test("have heights as words, parts or points, in the order and the spelling of the file")
  func readsDetents() throws {
    let text =
      "modals: { a: { style: sheet, detents: [large, 0.40, 320, medium, 10.5, 9999.25] } }\n"
    #expect(
      try acceptedModel(spec(text)).modals[0].detents
        == [
          .large, .fraction("0.40"), .height("320"), .medium, .height("10.5"), .height("9999.25"),
        ])
  }

  @Test(
    "have no height that is none",
    arguments: [
      "0", "0.0", "-5", "-0.5", "+0.5", "1", "1.0", "1.000", "half", "Medium", "50%", ".5", "5.",
      "1e2", "0x10", "1_0", "10000", "0.12345", "320 ", "３", "nan", "inf", "1,5", "",
    ])
  func refusesDetent(text: String) {
    #expect(
      complaints(spec("modals: { a: { detents: ['\(text)'] } }\n")) == ["5:26 malformed-detent"])
  }

  @Test("give results as routes do, and a result needs no sample")
  func readsResults() throws {
    let model = try acceptedModel(
      spec(
        """
        types: { Token: {} }
        routes:
          login: { result: Token }
          size: { tabBar: hidden, result: "[Int?]" }
          page: { tabBar: visible }
        modals:
          pick: { result: Token }
        """))
    #expect(model.routes.map { $0.result?.spelling } == ["Token", "[Int?]", nil])
    #expect(model.routes.map(\.hidesTabBar) == [false, true, false])
    #expect(model.modals.map { $0.result?.spelling } == ["Token"])
  }

  @Test("may have the id of a tab, of an action and of a route")
  func sharesIds() throws {
    let text =
      "routes: { home: {} }\nmodals: { home: {}, other: {}, modal: {}, id: {}, style: {} }\n"
    #expect(try acceptedModel(spec(text)).modals.count == 5)
  }

  @Test("may be as many as the limit")
  func acceptsMany() throws {
    let modals = (1...NavigationModel.modalLimit).map { "  m\($0):\n" }.joined()
    #expect(try acceptedModel(spec("modals:\n\(modals)")).modals.count == 500)
  }

  @Test("with a mistake in their parameters give no further ones where they are opened")
  func reportsOnce() {
    let text = spec("modals: { editor: { params: { draft: Strin, to: Int } } }\n")
      .replacing("tabs:\n", with: "tabs:\n  new: { title: New, icon: plus, opens: editor }\n")
    #expect(complaints(text) == ["6:38 unknown-type"])
  }
}
