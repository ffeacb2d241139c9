import NavgenSource
import NavgenTemplate
import Testing

@testable import NavgenCore

@Suite("Settings, types and tabs")
struct ResolveTests {
  @Test("platforms come in their own order, their versions in any spelling")
  func readsPlatforms() throws {
    let model = try acceptedModel(
      spec("platforms: { visionOS: 1, macOS: \"14.10\", iOS: 18.0, tvOS: \"17\", watchOS: 10.1 }\n")
    )
    #expect(
      model.platforms.map { "\($0.platform) \($0.version.text)" }
        == ["iOS 18.0", "macOS 14.10", "tvOS 17.0", "watchOS 10.1", "visionOS 1.0"])
  }

  @Test("imports are sorted")
  func sortsImports() throws {
    #expect(
      try acceptedModel(spec("imports: [Zeta, _Alpha2, Beta]\n")).imports == [
        "Beta", "Zeta", "_Alpha2",
      ])
  }

  @Test("an access level is one of three", arguments: AccessLevel.allCases)
  func readsAccess(level: AccessLevel) throws {
    #expect(try acceptedModel(spec("access: \(level)\n")).access == level)
  }

  @Test("types of the app keep their options, enums their cases")
  func readsTypes() throws {
    let model = try acceptedModel(
      spec(
        """
        types:
          Product.ID: { link: true, sample: ' Product.ID("a)\\"", [1: (2)]) ' }
          SortOrder: { cases: [price, dark-blue, default] }
          Person: { codable: false }
        """))
    #expect(
      model.externalTypes == [
        ExternalType(
          name: "Product.ID", isCodable: true, isLinkable: true,
          sample: #"Product.ID("a)\"", [1: (2)])"#),
        ExternalType(name: "Person", isCodable: false, isLinkable: false, sample: nil),
      ])
    #expect(model.enums.map(\.name) == ["SortOrder"])
    #expect(model.enums[0].cases.map(\.id) == ["price", "dark-blue", "default"])
    #expect(model.enums[0].cases.map(\.name.text) == ["price", "darkBlue", "default"])
  }

  @Test("a type in use keeps its name when the app declares it")
  func acceptsExternalNamesake() throws {
    #expect(try acceptedModel(spec("types: { View: {}, Shop.Tab: {} }\n")).externalTypes.count == 2)
  }

  @Test("a type may not have the name of one that navgen writes")
  func reservesGeneratedNames() throws {
    let record = TypeNames(try acceptedModel(spec("name: Shop\n"))).record
    let texts = record.values.map { if case .text(let text) = $0 { text } else { "" } }
    let names = texts.filter { $0.hasPrefix("Shop") }
    #expect(names.count > 6)
    for name in names {
      let found = complaints(spec("name: Shop\ntypes: { \(name): { cases: [a] } }\n"))
      #expect(found == ["6:10 reserved-type"], "\(name)")
    }
  }

  @Test("a title may hold anything that shows")
  func acceptsAnyTitle() throws {
    let titles = [
      #"Say \"hi\""#, #"back\\slash"#, #"\\(exit(0))"#, #"a\nb"#, "🛒", #"\u200Fعربة"#,
    ]
    let values = ["Say \"hi\"", "back\\slash", "\\(exit(0))", "a\nb", "🛒", "\u{200F}عربة"]
    for (title, value) in zip(titles, values) {
      let model = try acceptedModel(
        "navgen: 1\ntabs: { home: { title: \"\(title)\", icon: house } }\n")
      #expect(model.tabs.map(\.title.key) == [value])
    }
  }

  @Test("tabs keep the order of the file, and reselect its steps")
  func readsTabs() throws {
    let model = try acceptedModel(
      """
      navgen: 1
      tabs:
        zebra: { title: Z, icon: { symbol: star, selected: star.fill }, reselect: [scrollToTop] }
        apple: { title: A, icon: { asset: "folder/an apple" }, reselect: [] }
      """)
    #expect(model.tabs.map(\.id) == ["zebra", "apple"])
    #expect(
      model.tabs.map(\.icon) == [.symbol("star", selected: "star.fill"), .asset("folder/an apple")])
    #expect(model.tabs.map(\.reselect) == [[.scrollToTop], []])
    #expect(model.tabs[1].declaration.start.line == 4)
  }

  @Test("a type with a mistake gives no further mistakes where it is used")
  func reportsOnce() {
    let text = spec(
      "types:\n  Colour: { cases: [red, red] }\n  my type: {}\nroutes:\n  a: { params: { c: Colour = red } }\n"
    )
    #expect(complaints(text) == ["6:26 duplicate-item", "7:3 invalid-type-name"])
  }

  @Test("as many routes, tabs and cases as their limits are fine")
  func acceptsMany() throws {
    let routes = (1...NavigationModel.routeLimit).map { "  r\($0):\n" }.joined()
    #expect(try acceptedModel(spec("routes:\n\(routes)")).routes.count == 500)
    let tabs = (1...NavigationModel.tabLimit).map { "  t\($0): { title: T, icon: star }\n" }
    #expect(try acceptedModel("navgen: 1\ntabs:\n\(tabs.joined())").tabs.count == 100)
    let cases = (1...PayloadEnum.caseLimit).map { "c\($0)" }.joined(separator: ", ")
    let model = try acceptedModel(spec("types: { Colour: { cases: [\(cases)] } }\n"))
    #expect(model.enums[0].cases.count == 500)
  }

  @Test("a name may be a word that only a whole type may not be", arguments: ["Type", "Any"])
  func acceptsReservedWordAsPrefix(name: String) throws {
    #expect(try acceptedModel(spec("name: \(name)\n")).name == name)
    #expect(complaints(spec("types: { \(name): { cases: [a] } }\n")) == ["5:10 reserved-type"])
  }
}
