import Arranged
import ShopModels
import ShopNavigation
import Testing
import ViewHost

/// Screens that want the room of the bar.
@MainActor @Suite(.driven) struct BarHidingTests {
  @Test func `the bar goes with the screen that hides it, and comes back after it`() throws {
    try Shop().drive { shop in
      #expect(!shop.host.isTabBarHidden)
      try shop.host.press("Product 2")
      #expect(!shop.host.isTabBarHidden)
      try shop.host.press("Watch")
      #expect(shop.host.isTabBarHidden)
      try shop.host.goBack()
      #expect(!shop.host.isTabBarHidden)
    }
  }

  @Test func `only the screen on top has a say`() {
    Shop(at: .home, [.player]).drive { shop in
      #expect(shop.host.isTabBarHidden)
      shop.store.push(.product(id: Product.ID(1)))
      #expect(!shop.host.isTabBarHidden)
      shop.store.push(.player)
      #expect(shop.host.isTabBarHidden)
      shop.store.popToRoot()
      #expect(!shop.host.isTabBarHidden)
    }
  }

  @Test func `the bar is there in a tab that hides nothing, and away in the other one`() {
    Shop(at: .home, [.player]).drive { shop in
      shop.store.select(.profile)
      #expect(!shop.host.isTabBarHidden)
      shop.store.select(.home)
      #expect(shop.host.isTabBarHidden)
      shop.store.push(.player, on: .search)
      #expect(shop.host.isTabBarHidden)
    }
  }

  @Test func `the host and the store agree`() {
    Shop().drive { shop in
      let paths: [[ShopRoute]] = [
        [], [.player], [.player, .player], [.player, .product(id: Product.ID(1))],
        [.product(id: Product.ID(1)), .player],
      ]
      for path in paths {
        shop.store.homePath = path
        #expect(shop.host.isTabBarHidden == shop.store.isTabBarHidden)
        #expect(shop.host.isTabBarHidden == (path.last == .player))
      }
    }
  }

  @Test func `a screen above one that hides the bar shows it again`() throws {
    let store = ArrangedNavigationStore()
    let host = ViewHost { ArrangedRoot(store: store) }
    store.open(.page)
    #expect(host.stackDepth == 2)
    #expect(!host.isTabBarHidden)
    try host.goBack()
    #expect(host.isTabBarHidden)
    expectNoFaults(in: host)
  }

  @Test func `a screen in a modal hides no bar behind it`() throws {
    Shop().drive { shop in
      shop.store.present(.compose())
      shop.store.pushInModal(.player)
      #expect(shop.host.shownTexts == ["Player"])
      #expect(!shop.host.isTabBarHidden)
    }
  }

  @Test func `a screen that is cut by a flag leaves the bar shown`() {
    Shop(beta: true).drive { shop in
      shop.store.push(.player, on: .labs)
      #expect(shop.host.isTabBarHidden)
      shop.store.flags.beta = false
      #expect(!shop.host.isTabBarHidden)
    }
  }
}
