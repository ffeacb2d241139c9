import Arranged
import Plain
import ShopNavigation
import Testing
import ViewHost

/// What the bar shows of each tab.
@MainActor @Suite(.driven) struct TabTests {
  @Test func `tabs and actions stand in the order of the spec, hidden ones left out`() {
    Shop().drive { shop in
      #expect(
        shop.host.tabs.map(\.title)
          == ["Home", "Search", "New", "Cart", "tab.profile", "Library"])
    }
  }

  @Test func `titles are keys of the strings table that the spec names`() throws {
    Shop().drive { shop in
      #expect(shop.tab("Home")?.titleKey == "Home")
      #expect(shop.tab("Home")?.titleTable == nil)
      #expect(shop.tab("tab.profile")?.titleKey == "tab.profile")
      #expect(shop.tab("tab.profile")?.titleTable == "Navigation")
    }
  }

  @Test func `every tab shows its symbol, or its image of the catalogue`() {
    Shop().drive { shop in
      #expect(
        shop.host.tabs.map(\.image)
          == ["house", "magnifyingglass", "plus", "cart-icon", "person", "books.vertical"])
      #expect(shop.host.tabs.filter { !$0.isSymbol }.map(\.title) == ["Cart"])
    }
  }

  @Test func `an image of the catalogue stays the same while its tab is selected`() throws {
    try Shop().drive { shop in
      try shop.host.tap(tab: "Cart")
      #expect(shop.tab("Cart")?.image == "cart-icon")
      #expect(shop.tab("Cart")?.isSymbol == false)
    }
  }

  @Test func `an image of the catalogue is no symbol`() throws {
    let host = ViewHost { PlainRoot(store: PlainNavigationStore()) }
    let books = try #require(host.tabs.first { $0.title == "Books" })
    #expect(books.image == "BookShelf")
    #expect(!books.isSymbol)
  }

  @Test func `the selected tab shows its other symbol, and only while it is selected`() throws {
    try Shop().drive { shop in
      #expect(shop.tab("tab.profile")?.image == "person")
      try shop.host.tap(tab: "tab.profile")
      #expect(shop.tab("tab.profile")?.image == "person.fill")
      try shop.host.tap(tab: "Home")
      #expect(shop.tab("tab.profile")?.image == "person")
    }
  }

  @Test func `the tab with the role to search is the only one`() {
    Shop().drive { shop in
      #expect(shop.host.tabs.filter(\.isSearch).map(\.title) == ["Search"])
    }
  }

  @Test func `the first tab is selected, or the one that the spec starts with`() {
    let plain = ViewHost { PlainRoot(store: PlainNavigationStore()) }
    let arranged = ViewHost { ArrangedRoot(store: ArrangedNavigationStore()) }
    #expect(plain.selectedTab == "Home")
    #expect(arranged.selectedTab == "Feed")
    #expect(arranged.tabs.filter(\.isSelected).count == 1)
  }
}

/// How tabs are arranged in a sidebar.
@MainActor @Suite(.driven) struct ArrangementTests {
  @Test func `tabs of one section stand under its header`() {
    let host = ViewHost { ArrangedRoot(store: ArrangedNavigationStore()) }
    #expect(host.tabs.map(\.section) == [nil, nil, "Work", "Work", "Old things", nil])
    expectNoFaults(in: host)
  }

  @Test func `placements are those of the spec`() {
    let host = ViewHost { ArrangedRoot(store: ArrangedNavigationStore()) }
    #expect(host.tabs.map(\.placement) == ["pinned", nil, nil, nil, "sidebarOnly", nil])
  }

  @Test func `placements stay with their tabs when others come and go`() {
    Shop().drive { shop in
      #expect(shop.host.tabs.map(\.placement) == [nil, nil, nil, "pinned", nil, "sidebarOnly"])
      shop.store.flags = ShopFlags(beta: true, signedIn: true)
      #expect(
        shop.host.tabs.map(\.placement)
          == [nil, nil, nil, "pinned", nil, "sidebarOnly", nil, nil])
    }
  }

  @Test func `a tab that comes with its flags is shown where the spec says so`() {
    Shop(beta: true, signedIn: true).drive { shop in
      #expect(
        shop.tab("Offers")?.defaultVisibility == ["tabBar": "hidden", "sidebar": "visible"])
      #expect(shop.tab("Offers")?.section == "Collections")
      #expect(shop.host.tabs.filter { !$0.defaultVisibility.isEmpty }.map(\.title) == ["Offers"])
    }
  }

  @Test func `what is shown at first is what the spec says`() throws {
    let host = ViewHost { ArrangedRoot(store: ArrangedNavigationStore()) }
    let drafts = try #require(host.tabs.first { $0.title == "Drafts" })
    #expect(drafts.defaultVisibility == ["tabBar": "hidden", "sidebar": "visible"])
    #expect(host.tabs.filter { !$0.defaultVisibility.isEmpty }.count == 1)
  }

  @Test func `every tab, action and section has a customization id of its own`() {
    let host = ViewHost { ArrangedRoot(store: ArrangedNavigationStore()) }
    #expect(
      host.tabs.map(\.customizationID)
        == ["inbox", "feed", "drafts", "write", "archive", "find"])
    let sections = Set(host.tabs.compactMap(\.sectionCustomizationID))
    #expect(sections.count == 2)
    #expect(sections.isDisjoint(with: host.tabs.compactMap(\.customizationID)))
  }

  @Test func `a customization id stays when other tabs come and go`() {
    Shop().drive { shop in
      let before = shop.tab("Library")
      shop.store.flags.beta = true
      #expect(shop.tab("Library") == before)
      #expect(shop.tab("Labs")?.customizationID == "labs")
      #expect(shop.tab("Labs")?.sectionCustomizationID == before?.sectionCustomizationID)
    }
  }

  @Test func `the bar can become a sidebar, and shrinks, only where the spec says so`() throws {
    let shop = Shop().host
    let arranged = ViewHost { ArrangedRoot(store: ArrangedNavigationStore()) }
    let plain = ViewHost { PlainRoot(store: PlainNavigationStore()) }
    for (host, behaviour) in [(shop, "onScrollDown"), (arranged, "never")] {
      #expect(try style(of: host).contains("SidebarAdaptable"))
      let behaviours = host.values(of: "tabBarMinimizeBehavior")
      #expect(try #require(behaviours.first?["behavior"]).contains("\"\(behaviour)\""))
    }
    #expect(plain.count(of: "tabViewStyle") == 0)
    #expect(plain.count(of: "tabBarMinimizeBehavior") == 0)
  }

  private func style(of host: ViewHost) throws -> String {
    try #require(host.values(of: "tabViewStyle").first?["style"])
  }
}
