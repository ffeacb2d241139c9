import Testing

@testable import NavgenCore

@Suite("Reading a spec")
struct DecodeSpecTests {
  @Test("a spec may be JSON")
  func readsJSON() throws {
    let model = try acceptedModel(
      """
      {
        "navgen": 1,
        "name": "Shop",
        "platforms": { "iOS": 18, "macOS": 15.0 },
        "tabs": { "home": { "title": "Home \\u00e9", "icon": { "symbol": "house" } } },
        "routes": { "page": { "params": { "number": "Int = 1", "tags": ["String"] } }, "plain": null }
      }
      """)
    #expect(model.name == "Shop")
    #expect(model.tabs.map(\.title.key) == ["Home é"])
    #expect(model.routes.map(\.id) == ["page", "plain"])
    #expect(model.routes[0].parameters.map(\.type.spelling) == ["Int", "[String]"])
  }

  @Test("what is left out has its default")
  func hasDefaults() throws {
    let model = try acceptedModel("navgen: 1\ntabs: { home: { title: Home, icon: house } }\n")
    #expect(model.name == "App")
    #expect(model.access == .internal)
    #expect(model.imports.isEmpty && model.platforms.isEmpty && model.routes.isEmpty)
    #expect(model.enums.isEmpty && model.externalTypes.isEmpty)
    #expect(model.tabs[0].reselect == [.popToRoot, .scrollToTop])
    #expect(model.tabs[0].icon == .symbol("house", selected: "house"))
  }

  @Test("a plain number or truth value is text where text is expected")
  func takesPlainWordsAsText() throws {
    let model = try acceptedModel(
      """
      navgen: 1
      tabs:
        one: { title: 12, icon: 1.circle }
        two: { title: yes, icon: { asset: 007 } }
        three: { title: { key: true, table: 1.50 }, icon: star }
      """)
    #expect(model.tabs.map(\.title.key) == ["12", "yes", "true"])
    #expect(model.tabs[2].title.table == "1.50")
    #expect(model.tabs[1].icon == .asset("007"))
  }

  @Test("a map with nothing after its key is empty")
  func takesNothingAsEmptyMap() throws {
    let model = try acceptedModel(
      """
      navgen: 1
      platforms:
      types:
        Token:
      tabs: { home: { title: Home, icon: house } }
      routes:
        orders:
        order: {}
        item: { params: }
      """)
    #expect(model.routes.map(\.id) == ["orders", "order", "item"])
    #expect(model.externalTypes.map(\.name) == ["Token"])
  }

  @Test("nothing is said of the keys of another version")
  func stopsAtVersion() {
    #expect(complaints("navgen: 2\nscreens: [a]\n") == ["1:9 unsupported-version"])
    #expect(complaints("navgen: 10\ntabs: {}\n") == ["1:9 unsupported-version"])
  }

  @Test("another spelling of this version hides nothing", arguments: ["1.0", "v1", "1.0.0"])
  func readsOn(version: String) {
    #expect(
      complaints("navgen: \(version)\ntabs: {}\n") == ["1:9 unsupported-version", "2:1 no-tabs"])
  }

  @Test("all mistakes are found in one run, in the order of the file")
  func findsAll() {
    let found = complaints(
      """
      nam: Shop
      tabs:
        home: { titel: Home, icon: [house] }
        other: []
      routes:
        page: { tabs: home }
      """)
    #expect(
      found == [
        "1:1 unknown-key", "1:1 missing-key", "3:11 unknown-key",
        "3:30 wrong-kind", "4:10 wrong-kind", "6:17 wrong-kind",
      ])
  }

  @Test("every key is listed once, with what it describes")
  func listsKeys() {
    #expect(
      NavigationSpec.Key.names
        == [
          "navgen", "name", "access", "imports", "bundle", "platforms", "start", "tabBar", "flags",
          "types", "links", "tabs", "routes", "modals", "lint",
        ])
    #expect(NavigationSpec.Key.requiredNames == ["navgen", "tabs"])
    #expect(TabSpec.Key.requiredNames == ["title", "icon"])
    #expect(RouteSpec.Key.requiredNames == [])
  }
}
