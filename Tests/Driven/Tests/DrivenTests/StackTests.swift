import Plain
import ShopModels
import ShopNavigation
import Testing
import ViewHost

/// Stacks, and what is pushed on them.
@MainActor @Suite(.driven) struct StackTests {
  @Test func `no stack is around the tabs`() throws {
    let tree = Shop().host.tree
    let bar = try #require(tree.split(separator: "\n").firstIndex { $0.contains("TabView [") })
    let outside = tree.split(separator: "\n")[..<bar]
    #expect(!outside.isEmpty)
    #expect(outside.allSatisfy { !$0.contains("NavigationStack") })
  }

  @Test func `every tab has one stack, bound by a key path`() throws {
    try Shop(beta: true, signedIn: true).drive { shop in
      for title in ["Search", "Cart", "tab.profile", "Library", "Labs", "Offers", "Home"] {
        try shop.host.tap(tab: title)
        #expect(shop.host.count(of: "NavigationStack") == 1, "\(title)")
        #expect(shop.host.stack?.binding == .keyPath, "\(title)")
      }
    }
  }

  @Test func `a link pushes its route on the stack in front`() throws {
    try Shop().drive { shop in
      try shop.host.press("Product 12")
      #expect(shop.store.homePath == [.product(id: Product.ID(12))])
      #expect(shop.host.shownTexts.first == "Product 12")
      try shop.host.press("Reviews")
      #expect(shop.host.shownTexts == ["Review 1 of product 12: 5 stars"])
      #expect(shop.host.stackDepth == 2)
    }
  }

  @Test func `a link of the system pushes its value`() throws {
    let store = PlainNavigationStore()
    let host = ViewHost { PlainRoot(store: store) }
    try host.follow(link: "Item 30")
    #expect(store.homePath == [.item(number: 30)])
    #expect(host.shownTexts == ["This is item 30"])
    expectNoFaults(in: host)
  }

  @Test func `a link of the system to a route of another tab changes nothing`() throws {
    let store = ShopNavigationStore()
    let host = ViewHost {
      ShopTabView(store: store) { _ in
        SystemLink(route: .orders)
      } screen: { _ in
        SystemLink(route: .settings)
      } modal: { _ in
        SystemLink(route: .settings)
      }
    }
    try host.follow(link: "Go")
    #expect(host.selectedTab == "Home")
    #expect(host.stackDepth == 0)
    try host.tap(tab: "tab.profile")
    try host.follow(link: "Go")
    #expect(store.profilePath == [.orders])
    expectNoFaults(in: host)
  }

  @Test func `the screen of every route is found, however deep`() {
    let routes: [ShopRoute] = [
      .product(id: Product.ID(1)), .review(id: Product.ID(1), review: 2), .size(id: Product.ID(1)),
      .player, .person(who: Person(name: "Ada", lastName: "Lovelace")), .product(id: Product.ID(3)),
    ]
    Shop(at: .search, routes).drive { shop in
      #expect(shop.host.stackDepth == 6)
      #expect(shop.host.shownTexts.first == "Product 3")
      shop.store.pop()
      #expect(shop.host.shownTexts == ["Ada Lovelace"])
    }
  }

  @Test func `back shows the screen below, and the root at last`() throws {
    try Shop(at: .profile, [.orders, .order(number: 3)]).drive { shop in
      try shop.host.goBack()
      #expect(shop.store.profilePath == [.orders])
      #expect(shop.host.shownTexts == ["Order 42"])
      try shop.host.goBack()
      #expect(shop.host.shownTexts.first == "Orders")
      #expect(throws: HostError.self) { try shop.host.goBack() }
    }
  }

  @Test func `every tab keeps its stack while others are used`() throws {
    try Shop().drive { shop in
      try shop.host.press("Product 4")
      try shop.host.tap(tab: "Search")
      try shop.host.press("Newest")
      try shop.host.press("Watch")
      try shop.host.tap(tab: "tab.profile")
      try shop.host.press("Orders")
      try shop.host.tap(tab: "Home")
      #expect(shop.host.shownTexts.first == "Product 4")
      try shop.host.tap(tab: "Search")
      #expect(shop.host.shownTexts == ["Player"])
      #expect(shop.host.stackDepth == 2)
      try shop.host.goBack()
      #expect(shop.host.shownTexts.first == "Product 9")
      try shop.host.tap(tab: "tab.profile")
      #expect(shop.host.shownTexts == ["Order 42"])
    }
  }

  @Test func `a screen keeps its state in a tab that is not shown and below another`() throws {
    try Shop().drive { shop in
      try shop.host.press("Product 4")
      try shop.host.press("Choose a size")
      try shop.host.press("medium")
      #expect(shop.host.shownTexts.contains("Size: medium"))
      try shop.host.tap(tab: "Cart")
      try shop.host.tap(tab: "Home")
      #expect(shop.host.shownTexts.contains("Size: medium"))
      try shop.host.press("Watch")
      try shop.host.goBack()
      #expect(shop.host.shownTexts.contains("Size: medium"))
    }
  }

  @Test func `a push of the store in another tab shows that tab`() {
    Shop().drive { shop in
      shop.store.push(.settings)
      #expect(shop.host.selectedTab == "tab.profile")
      #expect(shop.host.shownTexts.first == "Try what is new")
    }
  }
}

/// Links that are tapped twice before the screen is there.
@MainActor @Suite(.driven) struct DoubleTapTests {
  @Test func `a double tap on a link pushes once`() throws {
    try Shop().drive { shop in
      try shop.host.press("Product 12", times: 2)
      #expect(shop.store.homePath == [.product(id: Product.ID(12))])
      try shop.host.press("Reviews", times: 3)
      #expect(shop.host.stackDepth == 2)
    }
  }

  @Test func `a double tap on a link in a modal pushes once`() throws {
    try Shop().drive { shop in
      shop.store.present(.compose())
      try shop.host.press("Which product?", times: 2)
      #expect(shop.store.modalPath == [.product(id: Product.ID(5))])
      #expect(shop.host.stackDepth == 1)
      #expect(shop.host.stack?.binding == .keyPath)
      #expect(shop.store.homePath.isEmpty)
    }
  }
}
