import Plain
import ShopModels
import ShopNavigation
import Testing
import ViewHost

/// Systems that pop or scroll by themselves, before or after the store hears of a tap.
@MainActor @Suite(.driven) struct SystemTests {
  @Test(arguments: HostOptions.Retap.allCases)
  func `a tap on the selected tab pops to its root, whoever is first`(
    retap: HostOptions.Retap
  ) throws {
    let path: [ShopRoute] = [.product(id: Product.ID(1)), .player]
    try Shop(at: .search, path, options: HostOptions(retap: retap)).drive { shop in
      shop.store.push(.player, on: .home)
      shop.store.select(.search)
      try shop.host.tap(tab: "Search")
      #expect(shop.host.stackDepth == 0)
      #expect(shop.host.selectedTab == "Search")
      #expect(shop.host.shownTexts == ["Newest", "Filters"])
      #expect(shop.store.homePath == [.player])
    }
  }

  @Test(arguments: HostOptions.Retap.allCases)
  func `a tap at the root scrolls once, whatever the system does`(
    retap: HostOptions.Retap
  ) throws {
    try Shop(options: HostOptions(retap: retap)).drive { shop in
      try shop.host.scroll(to: 400)
      try shop.host.tap(tab: "Home")
      #expect(shop.host.scrollOffset == 0)
      #expect(shop.store.scrollRequests(for: .home) == 1)
      #expect(shop.host.scrollRequestCount == 1)
    }
  }

  @Test(arguments: HostOptions.Retap.allCases)
  func `who waits for a screen is answered once, whoever pops it`(
    retap: HostOptions.Retap
  ) throws {
    try Shop(options: HostOptions(retap: retap)).drive { shop in
      var answers: [Fit?] = []
      shop.store.pushSize(id: Product.ID(1)) { answers.append($0) }
      try shop.host.tap(tab: "Home")
      #expect(answers == [nil])
      try shop.host.tap(tab: "Home")
      #expect(answers == [nil])
    }
  }

  @Test func `what the system scrolled by itself is scrolled again without harm`() throws {
    try Shop().drive { shop in
      try shop.host.scroll(to: 400)
      try shop.host.scroll(to: 0)
      try shop.host.tap(tab: "Home")
      #expect(shop.host.scrollOffset == 0)
      #expect(shop.host.stackDepth == 0)
    }
  }

  @Test(arguments: HostOptions.Retap.allCases)
  func `a tap on another tab pops nothing`(retap: HostOptions.Retap) throws {
    try Shop(at: .search, [.player], options: HostOptions(retap: retap)).drive { shop in
      try shop.host.tap(tab: "Home")
      try shop.host.tap(tab: "Search")
      #expect(shop.host.stackDepth == 1)
    }
  }

  @Test func `routes that a tab does not take are never shown in it`() {
    Shop().drive { shop in
      shop.store.homePath = [.player, .orders, .product(id: Product.ID(2))]
      #expect(shop.host.stackDepth == 2)
      #expect(shop.host.shownTexts.first == "Product 2")
      shop.store.homePath = []
      #expect(shop.host.shownTexts.first == "Product of the day")
    }
  }

  @Test func `nil that the system writes where nothing is presented changes nothing`() throws {
    Shop(at: .home, [.player]).drive { shop in
      #expect(shop.host.writeNilToPresentations() >= 3)
      #expect(shop.store.modal == nil)
      #expect(shop.host.shownTexts == ["Player"])
    }
  }

  @Test func `nil that the system writes takes one modal away, and the next one comes`() throws {
    Shop().drive { shop in
      shop.store.present(.compose(draft: "first"))
      shop.store.present(.compose(draft: "second"))
      #expect(shop.host.presented?.texts.first == "Draft: first")
      shop.host.writeNilToPresentations()
      shop.host.settle()
      #expect(shop.host.presented?.texts.first == "Draft: second")
    }
  }

  @Test func `nil that the system writes does not take a sticky modal away`() throws {
    try Shop().drive { shop in
      shop.store.present(.onboarding)
      #expect(shop.host.presented?.style == .fullScreenCover)
      shop.host.writeNilToPresentations()
      shop.host.settle()
      #expect(shop.store.modal == .onboarding)
      #expect(shop.host.presented?.style == .fullScreenCover)
      try shop.host.press("Let us start")
      shop.host.settle()
      #expect(shop.host.presented == nil)
    }
  }
}
