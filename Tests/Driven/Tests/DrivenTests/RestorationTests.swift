import ShopModels
import ShopNavigation
import ShopScreens
import Testing
import ViewHost

/// Stores that are older than the view.
@MainActor @Suite(.driven) struct RestorationTests {
  @Test func `selection and paths that were set before are shown`() throws {
    let store = ShopNavigationStore(selection: .profile)
    store.profilePath = [.orders, .order(number: 5)]
    store.searchPath = [.product(id: Product.ID(3)), .review(id: Product.ID(3), review: 2)]
    try Shop(store).drive { shop in
      #expect(shop.host.selectedTab == "tab.profile")
      #expect(shop.host.shownTexts == ["Order 5"])
      #expect(shop.host.stackDepth == 2)
      try shop.host.tap(tab: "Search")
      #expect(shop.host.shownTexts == ["Review 2 of product 3: 5 stars"])
      #expect(shop.host.stackDepth == 2)
    }
  }

  @Test(arguments: [ShopModal.compose(draft: "old"), .onboarding, .filters(sort: .newest)])
  func `a modal that was presented before is shown`(modal: ShopModal) {
    let store = ShopNavigationStore()
    store.present(modal)
    Shop(store).drive { shop in
      #expect(shop.host.presentations.count == 1)
      shop.host.settle()
      #expect(shop.host.presentations.count == 1)
      #expect(shop.store.modal == modal)
    }
  }

  @Test func `the stack of a modal that was filled before is shown`() throws {
    let store = ShopNavigationStore()
    store.present(.compose())
    store.modalPath = [.player, .product(id: Product.ID(4))]
    try Shop(store).drive { shop in
      #expect(shop.host.shownTexts.first == "Product 4")
      try shop.host.goBack()
      #expect(shop.host.shownTexts == ["Player"])
    }
  }

  @Test func `flags and badges that were set before are shown`() throws {
    let store = ShopNavigationStore(flags: ShopFlags(beta: true))
    store.setBadge(.count(7), for: .library)
    Shop(store).drive { shop in
      #expect(shop.tab("Library")?.badge == "7")
      #expect(shop.host.tabs.last?.title == "Labs")
    }
  }

  @Test func `a new host over an old store shows the same`() throws {
    let shop = Shop()
    try shop.host.press("Product 7")
    try shop.host.tap(tab: "Search")
    try shop.host.press("Newest")
    shop.store.present(.compose(draft: "kept"))
    try shop.host.press("Which product?")
    Shop(shop.store, cart: shop.cart).drive { again in
      #expect(again.host.selectedTab == "Search")
      #expect(again.host.shownTexts == shop.host.shownTexts)
      #expect(again.host.presented == shop.host.presented)
      #expect(again.host.stack == shop.host.stack)
    }
  }

  @Test func `a window that is closed and opened again shows the same`() throws {
    let store = ShopNavigationStore()
    let cart = Cart()
    let window = WindowState()
    let host = ViewHost { Windowed(window: window) { ShopRoot(store: store, cart: cart) } }
    try host.press("Product 7")
    store.present(.filters())
    let texts = host.shownTexts
    window.isOpen = false
    host.settle()
    #expect(host.shownTexts.isEmpty)
    window.isOpen = true
    #expect(host.shownTexts == texts)
    try host.press("Done")
    host.settle()
    #expect(host.shownTexts.first == "Product 7")
    expectNoFaults(in: host)
  }

  @Test func `what happens while no window is open is shown in the next one`() throws {
    let store = ShopNavigationStore()
    let cart = Cart()
    let window = WindowState()
    let host = ViewHost { Windowed(window: window) { ShopRoot(store: store, cart: cart) } }
    store.present(.compose())
    #expect(host.presented?.style == .sheet)
    window.isOpen = false
    host.settle()
    store.dismiss()
    store.open(.settings)
    store.present(.onboarding)
    window.isOpen = true
    #expect(host.presented?.style == .fullScreenCover)
    try host.press("Let us start")
    host.settle()
    #expect(host.shownTexts.first == "Try what is new")
    expectNoFaults(in: host)
  }
}
