import Testing

@testable import NavgenCore

/// A spec that has something of everything that a fingerprint counts.
private let shop = """
  navgen: 1
  types:
    SortOrder: { cases: [price, name] }
    Person: { codable: false, sample: Person() }
  tabs:
    other: { title: Other, icon: circle }
    home: { title: Home, icon: house }
  routes:
    product: { tabs: [home], params: { sort: SortOrder = price, id: Int, ref: "String?" } }
  modals:
    compose: { style: sheet, stack: true }
  """

@Suite("The fingerprint of a navigation")
struct FingerprintTests {
  @Test("is FNV-1a over the sorted shape")
  func isStable() throws {
    let model = try acceptedModel(shop)
    #expect(
      canonicalText(of: shape(of: model)) == """
        navgen 1
        tab home
        tab other
        route product home
        param id Int
        param ref String? default
        param sort SortOrder default
        modal compose stack
        enum SortOrder name,price
        type Person unsaved
        """)
    #expect(fingerprint(of: model) == "181bedf44ff905b8")
  }

  @Test(
    "does not count what saved state does not depend on",
    arguments: [
      ("other: { title: Other, icon: circle }", "other: { icon: star, title: Others }"),
      ("SortOrder = price", "SortOrder = name"),
      ("[price, name]", "[name, price]"),
      ("style: sheet", "style: cover, sticky: true"),
      ("navgen: 1", "navgen: 1\nname: Store\naccess: public"),
    ])
  func ignores(old: String, new: String) throws {
    let changed = try acceptedModel(shop.replacing(old, with: new))
    #expect(fingerprint(of: changed) == fingerprint(of: try acceptedModel(shop)))
  }

  @Test(
    "counts everything else",
    arguments: [
      ("other: {", "others: {"),
      ("product:", "item:"),
      ("tabs: [home]", "tabs: [home, other]"),
      ("tabs: [home], ", ""),
      ("id: Int", "number: Int"),
      ("id: Int", "id: String"),
      ("id: Int", "id: Int = 1"),
      ("String?", "String"),
      ("compose:", "write:"),
      (", stack: true", ""),
      ("[price, name]", "[price, name, newest]"),
      ("codable: false, ", ""),
    ])
  func counts(old: String, new: String) throws {
    let changed = try acceptedModel(shop.replacing(old, with: new))
    #expect(fingerprint(of: changed) != fingerprint(of: try acceptedModel(shop)))
  }

  @Test("always has sixteen digits")
  func hasSixteenDigits() {
    for number in 0..<200 {
      let shape = NavigationShape(
        tabs: [TabShape(id: "t\(number)", formerIds: [])], routes: [], modals: [], enums: [],
        types: [])
      #expect(fingerprint(of: shape).count == 16)
    }
  }
}
