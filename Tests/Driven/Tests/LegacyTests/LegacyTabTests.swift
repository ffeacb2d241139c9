import LegacyShop
import ShopModels
import SwiftUI
import Testing
import ViewHost

/// The tabs of the example app as systems see them that have no tabs as values.
@MainActor @Suite(.enabled(if: ViewHost.isDriven)) struct LegacyTabTests {
  let store = ShopNavigationStore()
  let cart = Cart()
  let host: ViewHost

  init() {
    let store = store
    let cart = cart
    host = ViewHost { ShopRoot(store: store, cart: cart) }
  }

  private func tab(_ title: String) throws -> TabElement {
    try #require(host.tabs.first { $0.title == title })
  }

  @Test func `it is the older form that is driven`() {
    #expect(host.tabs.map(\.customizationID).allSatisfy { $0 == nil })
    #expect(host.tabs.map(\.section).allSatisfy { $0 == nil })
    #expect(!host.tabs.contains { $0.isSearch })
  }

  @Test func `tabs stand in the order of the spec with their images and tags`() {
    #expect(
      host.tabs.map(\.title) == ["Home", "Search", "New", "Cart", "tab.profile", "Library"])
    #expect(
      host.tabs.map(\.image)
        == ["house", "magnifyingglass", "plus", "cart-icon", "person", "books.vertical"])
    let items: [ShopTabItem] = [.home, .search, .compose, .cart, .profile, .library]
    #expect(host.tabs.map(\.value) == items.map { AnyHashable($0) })
    #expect(host.faults == [])
  }

  @Test func `an image of the catalogue is no symbol, and the only one`() {
    #expect(host.tabs.filter { !$0.isSymbol }.map(\.title) == ["Cart"])
  }

  @Test func `a title is looked up in its table`() throws {
    #expect(try tab("tab.profile").titleKey == "tab.profile")
    #expect(try tab("tab.profile").titleTable == "Navigation")
    #expect(try tab("Home").titleTable == nil)
  }

  @Test func `a tap selects, and the image of the selected tab is another one`() throws {
    #expect(host.selectedTab == "Home")
    try host.tap(tab: "tab.profile")
    #expect(store.selection == .profile)
    #expect(host.selectedTab == "tab.profile")
    #expect(try tab("tab.profile").image == "person.fill")
    store.select(.search)
    #expect(host.selectedTab == "Search")
    #expect(try tab("tab.profile").image == "person")
    #expect(host.faults == [])
  }

  @Test func `badges come from the app's data and from the store`() throws {
    #expect(host.tabs.map(\.badge).allSatisfy { $0 == nil })
    cart.products = [Product.ID(1), Product.ID(2)]
    #expect(try tab("Cart").badge == "2")
    store.setBadge(.text("New"), for: .library)
    #expect(try tab("Library").badge == "New")
    #expect(host.tabs.filter { $0.badge != nil }.map(\.title) == ["Cart", "Library"])
    cart.products = []
    store.setBadge(nil, for: .library)
    #expect(host.tabs.map(\.badge).allSatisfy { $0 == nil })
  }

  @Test func `an action presents its modal and selects nothing`() throws {
    try host.tap(tab: "Search")
    try host.tap(tab: "New")
    #expect(host.presented?.style == .sheet)
    #expect(host.shownTexts.first == "Draft: ")
    #expect(host.selectedTab == "Search")
    #expect(store.selection == .search)
    try host.press("Cancel")
    host.settle()
    #expect(host.presented == nil)
    #expect(host.faults == [])
  }

  @Test func `a tab comes with its flag, and hands the selection over when it goes`() throws {
    store.flags.beta = true
    #expect(host.tabs.last?.title == "Labs")
    try host.tap(tab: "Labs")
    #expect(host.shownTexts == ["Labs"])
    store.flags.beta = false
    #expect(!host.tabs.contains { $0.title == "Labs" })
    #expect(host.selectedTab == "Home")
    #expect(host.shownTexts.contains("Product of the day"))
    #expect(host.faults == [])
  }

  @Test func `a tab behind two flags is there only with both`() throws {
    store.flags.beta = true
    #expect(!host.tabs.contains { $0.title == "Offers" })
    store.flags.signedIn = true
    #expect(host.tabs.last?.title == "Offers")
    try host.tap(tab: "Offers")
    #expect(host.shownTexts == ["Offer of the day"])
    store.flags.signedIn = false
    #expect(!host.tabs.contains { $0.title == "Offers" })
    #expect(host.selectedTab == "Labs")
    #expect(host.faults == [])
  }

  @Test(arguments: HostOptions.Retap.allCases)
  func `a tap on the selected tab goes to its root, then scrolls up`(retap: HostOptions.Retap)
    throws
  {
    host.options.retap = retap
    try host.scroll(to: 300)
    try host.press("Product of the day")
    #expect(host.stackDepth == 1)
    try host.tap(tab: "Home")
    #expect(host.stackDepth == 0)
    if retap != .popsBefore { #expect(host.scrollOffset == 300) }
    try host.tap(tab: "Home")
    #expect(host.scrollOffset == 0)
    #expect(host.faults == [])
  }

  @Test func `a scroll view scrolls up by the anchor of its first row`() throws {
    try host.tap(tab: "Search")
    #expect(host.count(of: "scrollPosition") == 0)
    try host.tap(tab: "Home")
    #expect(host.count(of: "scrollPosition") == 0)
    try host.scroll(to: 120)
    try host.tap(tab: "Home")
    #expect(host.scrollRequestCount == 1)
    #expect(host.scrollOffset == 0)
  }
}
