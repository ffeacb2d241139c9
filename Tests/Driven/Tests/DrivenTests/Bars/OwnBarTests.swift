import Testing
import ViewHost

/// The bars that stand in for the system's one.
@MainActor @Suite(.driven) struct OwnBarTests {
  typealias Style = OwnBarStyle

  @Test(arguments: Style.allCases)
  func `items stand in the order of the spec, hidden ones left out`(style: Style) {
    let bar = OwnBar(style)
    #expect(bar.labels == ["Home", "Note", "Cart"])
    #expect(bar.items.map(\.images) == [["house"], ["plus"], ["cart"]])
    expectNoFaults(in: bar.host)
  }

  @Test(arguments: Style.allCases)
  func `the bar is one to assistive technologies`(style: Style) {
    let bar = OwnBar(style)
    let containers = bar.host.elements.filter { $0.traits.contains("isTabBar") }
    #expect(containers.map(\.kind) == [.container])
  }

  @Test(arguments: Style.allCases)
  func `a tap selects, and what is said to be selected moves`(style: Style) throws {
    let bar = OwnBar(style)
    #expect(bar.selected == ["Home"])
    try bar.host.press("Cart")
    #expect(bar.store.selectedID == "cart")
    #expect(bar.selected == ["Cart"])
    #expect(bar.host.shownTexts.contains("root of cart"))
    #expect(!bar.host.shownTexts.contains("root of home"))
    try bar.host.press("Home")
    #expect(bar.selected == ["Home"])
    #expect(bar.host.shownTexts.contains("root of home"))
    expectNoFaults(in: bar.host)
  }

  @Test(arguments: Style.allCases)
  func `the bar follows what the app selects`(style: Style) {
    let bar = OwnBar(style)
    bar.store.selectCart()
    #expect(bar.selected == ["Cart"])
    #expect(bar.host.shownTexts.contains("root of cart"))
  }

  @Test(arguments: Style.allCases)
  func `a tap on the selected item goes to the root`(style: Style) throws {
    let bar = OwnBar(style)
    bar.store.pushItem()
    bar.store.pushItem()
    #expect(bar.host.stackDepth == 2)
    try bar.host.press("Home")
    #expect(bar.host.stackDepth == 0)
    #expect(bar.selected == ["Home"])
    expectNoFaults(in: bar.host)
  }

  @Test(arguments: Style.allCases)
  func `an action stands out, is never selected, and presents its modal`(style: Style) throws {
    let bar = OwnBar(style)
    #expect(bar.items.map { $0.modifiers.contains("background") } == [false, true, false])
    #expect(try bar.item("Note").minimumWidth >= 44)
    try bar.host.press("Note")
    #expect(bar.host.presented?.texts == ["modal note"])
    #expect(bar.store.selectedID == "home")
    #expect(bar.host.swipeDown())
    bar.host.settle()
    #expect(bar.selected == ["Home"])
    #expect(bar.host.feedback == [])
    expectNoFaults(in: bar.host)
  }

  @Test(arguments: Style.allCases)
  func `an item comes with its flag, and hands the selection over when it goes`(style: Style)
    throws
  {
    let bar = OwnBar(style)
    bar.store.isBeta = true
    #expect(bar.labels == ["Home", "Note", "Cart", "Labs"])
    try bar.host.press("Labs")
    #expect(bar.selected == ["Labs"])
    #expect(bar.host.shownTexts.contains("root of labs"))
    bar.store.isBeta = false
    #expect(bar.labels == ["Home", "Note", "Cart"])
    #expect(bar.selected == ["Home"])
    #expect(bar.host.shownTexts.contains("root of home"))
    expectNoFaults(in: bar.host)
  }

  // MARK: - Badges

  @Test(arguments: Style.allCases, ["3", "New"])
  func `a badge is drawn and spoken`(style: Style, words: String) throws {
    let bar = OwnBar(style)
    #expect(try bar.item("Cart").value ?? "" == "")
    bar.store.setCartBadge(words)
    #expect(try bar.item("Cart").value == words)
    #expect(bar.host.shownTexts.filter { $0 == words }.count == 1)
    #expect(bar.labels == ["Home", "Note", "Cart"])
    bar.store.setCartBadge(nil)
    #expect(try bar.item("Cart").value ?? "" == "")
    #expect(!bar.host.shownTexts.contains(words))
    expectNoFaults(in: bar.host)
  }

  @Test(arguments: Style.allCases)
  func `a dot is drawn without words and spoken`(style: Style) throws {
    let bar = OwnBar(style)
    let circles = bar.host.count(of: "Circle")
    let texts = bar.host.shownTexts
    bar.store.setCartBadge("dot")
    #expect(bar.host.count(of: "Circle") == circles + 1)
    #expect(bar.host.shownTexts == texts)
    #expect(try bar.item("Cart").value == "•")
  }

  @Test(arguments: Style.allCases)
  func `a count of zero shows no badge`(style: Style) throws {
    let bar = OwnBar(style)
    bar.store.setCartBadge("0")
    #expect(try bar.item("Cart").value ?? "" == "")
    #expect(!bar.host.shownTexts.contains("0"))
  }

  @Test(arguments: Style.allCases)
  func `the app's own count comes before the store's badge`(style: Style) throws {
    let bar = OwnBar(style, unread: 8)
    bar.store.setCartBadge("3")
    #expect(try bar.item("Cart").value == "8")
    #expect(bar.items.filter { $0.label != "Cart" }.allSatisfy { ($0.value ?? "") == "" })
  }

  @Test(arguments: Style.allCases)
  func `none in the app's own data takes the store's badge away`(style: Style) throws {
    let bar = OwnBar(style, unread: 0)
    bar.store.setCartBadge("3")
    #expect(try bar.item("Cart").value ?? "" == "")
    #expect(!bar.host.shownTexts.contains("3"))
  }
}
