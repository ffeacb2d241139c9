import Crowd
import Plain
import ShopModels
import ShopNavigation
import Testing
import ViewHost

/// What taps on the bar do.
@MainActor @Suite(.driven) struct TapTests {
  @Test func `a tap on another tab shows its root`() throws {
    try Shop().drive { shop in
      try shop.host.tap(tab: "tab.profile")
      #expect(shop.host.selectedTab == "tab.profile")
      #expect(shop.store.selection == .profile)
      #expect(shop.host.shownTexts == ["Orders", "Settings", "Sign in"])
    }
  }

  @Test func `a tap on another tab shows what was pushed there`() throws {
    try Shop().drive { shop in
      shop.store.push(.order(number: 8), on: .profile)
      shop.store.select(.home)
      try shop.host.tap(tab: "tab.profile")
      #expect(shop.host.shownTexts == ["Order 8"])
    }
  }

  @Test func `a tap on the selected tab with screens pushed shows its root`() throws {
    try Shop(at: .home, [.product(id: Product.ID(2)), .player]).drive { shop in
      #expect(shop.host.stackDepth == 2)
      try shop.host.tap(tab: "Home")
      #expect(shop.host.stackDepth == 0)
      #expect(shop.host.selectedTab == "Home")
      #expect(shop.host.shownTexts.first == "Product of the day")
      #expect(shop.host.scrollRequestCount == 0)
    }
  }

  @Test func `a tap on the selected tab at its root scrolls and pushes nothing`() throws {
    try Shop().drive { shop in
      try shop.host.scroll(to: 600)
      try shop.host.tap(tab: "Home")
      #expect(shop.host.scrollOffset == 0)
      #expect(shop.host.stackDepth == 0)
      #expect(shop.host.selectedTab == "Home")
    }
  }

  @Test func `the first of two taps pops and the second scrolls`() throws {
    try Shop().drive { shop in
      try shop.host.scroll(to: 600)
      try shop.host.press("Product 20")
      try shop.host.tap(tab: "Home")
      #expect(shop.host.stackDepth == 0)
      #expect(shop.host.scrollOffset == 600)
      try shop.host.tap(tab: "Home")
      #expect(shop.host.scrollOffset == 0)
    }
  }

  @Test func `two taps on another tab select it and scroll it`() throws {
    try Shop().drive { shop in
      try shop.host.tap(tab: "Search")
      #expect(shop.store.scrollRequests(for: .search) == 0)
      try shop.host.tap(tab: "Search")
      #expect(shop.host.selectedTab == "Search")
      #expect(shop.store.scrollRequests(for: .search) == 1)
      #expect(shop.store.scrollRequests(for: .home) == 0)
    }
  }

  @Test func `a call of the store shows at once what a tap would`() {
    Shop().drive { shop in
      shop.store.select(.cart)
      #expect(shop.host.selectedTab == "Cart")
      shop.store.tap(.search)
      #expect(shop.host.selectedTab == "Search")
      shop.store.reset()
      #expect(shop.host.selectedTab == "Home")
    }
  }
}

/// Tabs that answer the second tap as their spec says.
@MainActor @Suite(.driven) struct ReselectTests {
  @Test(arguments: [
    ("Home", PlainTab.home, 0, 1), ("Books", .books, 1, 0), ("Music", .music, 0, 0),
    ("Films", .films, 1, 1),
  ])
  func `a second tap pops and scrolls only what the spec lists`(
    title: String, tab: PlainTab, depth: Int, scrolls: Int
  ) throws {
    let store = PlainNavigationStore()
    let host = ViewHost { PlainRoot(store: store) }
    if host.selectedTab != title { try host.tap(tab: title) }
    try host.press("Item 1")
    try host.tap(tab: title)
    #expect(host.stackDepth == depth)
    if depth > 0 { try host.goBack() }
    try host.scroll(to: 300)
    try host.tap(tab: title)
    #expect(host.scrollOffset == (scrolls > 0 ? 0 : 300))
    #expect(store.scrollRequests(for: tab) == scrolls)
    #expect(host.selectedTab == title)
    expectNoFaults(in: host)
  }
}

/// More tabs than a builder once took, and than a phone shows.
@MainActor @Suite(.driven) struct CrowdTests {
  @Test func `more than ten tabs are all there, in order`() {
    let host = ViewHost { CrowdRoot(store: CrowdNavigationStore()) }
    #expect(host.tabs.map(\.title) == CrowdTab.allCases.map { "Tab \($0.rawValue)" })
    #expect(host.tabs.count == 13)
    expectNoFaults(in: host)
  }

  @Test func `each of more than ten tabs is selected by a tap and has its own stack`() throws {
    let store = CrowdNavigationStore()
    let host = ViewHost { CrowdRoot(store: store) }
    for (number, tab) in CrowdTab.allCases.enumerated() {
      store.push(.item(number: number), on: tab)
    }
    store.select(.one)
    for (number, tab) in CrowdTab.allCases.enumerated() {
      if number > 0 { try host.tap(tab: "Tab \(tab.rawValue)") }
      #expect(host.selectedTab == "Tab \(tab.rawValue)")
      #expect(host.shownTexts == ["Item \(number)"])
      try host.tap(tab: "Tab \(tab.rawValue)")
      #expect(host.shownTexts == ["Root of \(tab.rawValue)"])
    }
    expectNoFaults(in: host)
  }
}
