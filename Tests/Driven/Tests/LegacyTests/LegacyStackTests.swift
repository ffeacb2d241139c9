import LegacyShop
import ShopModels
import SwiftUI
import Testing
import ViewHost

/// The stacks and modals of the example app on systems that have no tabs as values.
@MainActor @Suite(.enabled(if: ViewHost.isDriven)) struct LegacyStackTests {
  let store = ShopNavigationStore()
  let host: ViewHost

  init() {
    let store = store
    let cart = Cart()
    host = ViewHost { ShopRoot(store: store, cart: cart) }
  }

  @Test func `every tab keeps its stack`() throws {
    try host.press("Product of the day")
    try host.press("Reviews")
    #expect(host.shownTexts == ["Review 1 of product 1: 5 stars"])
    #expect(host.stack?.binding == .keyPath)
    try host.tap(tab: "tab.profile")
    try host.press("Orders")
    #expect(host.stack?.path == [ShopRoute.orders])
    try host.tap(tab: "Home")
    #expect(host.stackDepth == 2)
    try host.goBack()
    #expect(store.homePath == [.product(id: Product.ID(1))])
    #expect(store.profilePath == [.orders])
    #expect(host.shownTexts.first == "Product 1")
    #expect(host.faults == [])
  }

  @Test func `a route hides the bar, and going back brings it again`() throws {
    try host.press("Product of the day")
    #expect(!host.isTabBarHidden)
    try host.press("Watch")
    #expect(host.shownTexts == ["Player"])
    #expect(host.isTabBarHidden)
    try host.goBack()
    #expect(!host.isTabBarHidden)
    #expect(host.faults == [])
  }

  @Test func `a screen gives its result to the one below`() throws {
    try host.press("Product of the day")
    try host.press("Choose a size")
    try host.press("medium")
    #expect(host.shownTexts.prefix(2) == ["Product 1", "Size: medium"])
    #expect(host.faults == [])
  }

  @Test func `a flag takes its route away`() throws {
    store.flags.signedIn = true
    try host.tap(tab: "tab.profile")
    try host.press("Account")
    #expect(host.shownTexts == ["Account"])
    store.flags.signedIn = false
    #expect(host.stackDepth == 0)
    #expect(host.elements(labelled: "Account") == [])
    #expect(host.faults == [])
  }

  @Test func `a URL opens a route`() throws {
    try host.tap(tab: "Cart")
    let url = try #require(URL(string: "shop://products/12"))
    #expect(host.open(url) == 1)
    #expect(host.selectedTab == "Home")
    #expect(host.shownTexts.first == "Product 12")
  }

  @Test func `a sheet has a stack of its own`() throws {
    try host.press("Product of the day")
    try host.tap(tab: "New")
    #expect(host.presented?.detents == ["large", "medium"])
    try host.press("Which product?")
    #expect(host.shownTexts.first == "Product 5")
    #expect(store.modalPath == [.product(id: Product.ID(5))])
    #expect(store.homePath == [.product(id: Product.ID(1))])
    #expect(host.swipeDown())
    host.settle()
    #expect(host.presented == nil)
    #expect(host.shownTexts.first == "Product 1")
    #expect(host.faults == [])
  }

  @Test func `sheet, cover and popover follow each other`() throws {
    store.present(.filters(sort: .newest))
    store.present(.onboarding)
    store.present(.compose())
    #expect(host.presented?.style == .popover)
    #expect(host.shownTexts.first == "Sorted by newest")
    #expect(host.swipeDown())
    host.settle()
    #expect(host.presented?.style == .fullScreenCover)
    #expect(host.presented?.isDismissDisabled == true)
    try host.press("Let us start")
    host.settle()
    #expect(host.presented?.style == .sheet)
    try host.press("Cancel")
    host.settle()
    #expect(host.presented == nil)
    #expect(host.faults == [])
  }
}
