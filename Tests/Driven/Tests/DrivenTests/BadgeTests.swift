import ShopModels
import ShopNavigation
import ShopScreens
import Testing
import ViewHost

/// Badges, from the store and from the app's data.
@MainActor @Suite(.driven) struct BadgeTests {
  @Test(arguments: [
    (ShopBadge.count(3), "3" as String?), (.count(1000), "1000"), (.text("new"), "new"),
    (.count(0), nil), (.count(-1), nil), (.text(""), nil),
  ])
  func `a badge of the store is shown, unless there is nothing to show`(
    badge: ShopBadge, shown: String?
  ) throws {
    Shop().drive { shop in
      shop.store.setBadge(badge, for: .library)
      #expect(shop.tab("Library")?.badge == shown)
    }
  }

  @Test func `a dot is a badge without a word`() {
    Shop().drive { shop in
      shop.store.setBadge(.dot, for: .library)
      #expect(shop.tab("Library")?.badge == " ")
    }
  }

  @Test func `a screen sets the badge of its tab and removes it`() throws {
    try Shop().drive { shop in
      #expect(shop.tab("Library")?.badge == nil)
      try shop.host.tap(tab: "Library")
      try shop.host.press("New arrivals")
      #expect(shop.tab("Library")?.badge != nil)
      try shop.host.press("All seen")
      #expect(shop.tab("Library")?.badge == nil)
    }
  }

  @Test func `a badge follows the data of the app`() throws {
    try Shop().drive { shop in
      #expect(shop.tab("Cart")?.badge == nil)
      try shop.host.press("Product 3")
      try shop.host.press("Put into the cart")
      try shop.host.press("Put into the cart")
      #expect(shop.tab("Cart")?.badge == "2")
      shop.cart.products.append(Product.ID(9))
      #expect(shop.tab("Cart")?.badge == "3")
      try shop.host.tap(tab: "Cart")
      try shop.host.press("Empty the cart")
      #expect(shop.tab("Cart")?.badge == nil)
    }
  }

  @Test func `the data of the app wins over the store`() throws {
    Shop().drive { shop in
      shop.store.setBadge(.text("sale"), for: .cart)
      shop.cart.products = [Product.ID(1)]
      #expect(shop.tab("Cart")?.badge == "1")
    }
  }

  @Test func `nothing in the data of the app wins over the store`() throws {
    Shop().drive { shop in
      shop.store.setBadge(.text("sale"), for: .cart)
      #expect(shop.cart.products.isEmpty)
      #expect(shop.tab("Cart")?.badge == nil)
    }
  }

  @Test func `where the app says nothing the badge of the store is shown`() throws {
    let store = ShopNavigationStore()
    let host = ViewHost { ShopTabView.sample(store: store) }
    store.setBadge(.count(4), for: .cart)
    #expect(host.tabs.map(\.badge) == [nil, nil, nil, "4", nil, nil])
    expectNoFaults(in: host)
  }

  @Test func `a tab without a badge in the spec shows none`() throws {
    Shop().drive { shop in
      #expect(!shop.store.setBadge(.count(1), for: .home))
      #expect(shop.host.tabs.allSatisfy { $0.badge == nil })
    }
  }
}
