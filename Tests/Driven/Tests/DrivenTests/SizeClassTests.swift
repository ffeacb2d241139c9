import ShopModels
import ShopNavigation
import Testing
import ViewHost

/// Windows that become narrow and wide.
@MainActor @Suite(.driven) struct SizeClassTests {
  @Test(arguments: [HostOptions.Width.compact, .regular])
  func `selection and every path outlive a change of the width`(
    first: HostOptions.Width
  ) throws {
    try Shop(at: .search, [.player], options: HostOptions(width: first)).drive { shop in
      shop.store.homePath = [.product(id: Product.ID(1)), .player]
      shop.store.profilePath = [.orders]
      for width in [HostOptions.Width.compact, .regular, .compact, .regular] {
        shop.host.options.width = width
        #expect(shop.host.selectedTab == "Search")
        #expect(shop.host.shownTexts == ["Player"])
        #expect(shop.store.homePath.count == 2)
        #expect(shop.store.profilePath == [.orders])
      }
      try shop.host.tap(tab: "tab.profile")
      #expect(shop.host.shownTexts == ["Order 42"])
    }
  }

  @Test func `a modal and its stack outlive a change of the width`() throws {
    try Shop().drive { shop in
      shop.store.present(.compose(draft: "wide"))
      try shop.host.press("Which product?")
      shop.host.options.width = .regular
      #expect(shop.host.presentations.count == 1)
      #expect(shop.host.shownTexts.first == "Product 5")
      try shop.host.goBack()
      shop.host.options.width = .compact
      #expect(shop.host.presented?.texts.first == "Draft: wide")
      #expect(shop.host.presented?.isClosing == false)
    }
  }

  @Test func `a popover outlives a change of the width`() throws {
    try Shop(at: .search, []).drive { shop in
      try shop.host.press("Filters")
      shop.host.options.width = .regular
      #expect(shop.host.presented?.style == .popover)
      #expect(shop.store.modal == .filters())
    }
  }

  @Test func `a screen keeps its state`() throws {
    try Shop(at: .home, [.product(id: Product.ID(1))]).drive { shop in
      try shop.host.press("Choose a size")
      try shop.host.press("large")
      shop.host.options.width = .regular
      #expect(shop.host.shownTexts.contains("Size: large"))
    }
  }

  @Test func `the tabs are the same, narrow and wide`() {
    Shop().drive { shop in
      let narrow = shop.host.tabs
      shop.host.options.width = .regular
      #expect(shop.host.tabs == narrow)
    }
  }
}
