import Arranged
import ShopModels
import ShopNavigation
import Testing
import ViewHost

/// Items of the bar that present a modal.
@MainActor @Suite(.driven) struct ActionTests {
  @Test func `an action presents its modal and is not selected`() throws {
    try Shop().drive { shop in
      try shop.host.tap(tab: "New")
      #expect(shop.host.presented?.style == .sheet)
      #expect(shop.host.presented?.texts.first == "Draft: ")
      #expect(shop.host.selectedTab == "Home")
      #expect(shop.store.selection == .home)
    }
  }

  @Test func `an action leaves tabs and paths as they are`() throws {
    try Shop(at: .search, [.player, .product(id: Product.ID(1))]).drive { shop in
      try shop.host.tap(tab: "New")
      try shop.host.press("Cancel")
      shop.host.settle()
      #expect(shop.host.presented == nil)
      #expect(shop.host.selectedTab == "Search")
      #expect(shop.host.stackDepth == 2)
      #expect(shop.store.scrollRequests(for: .search) == 0)
    }
  }

  @Test func `an action works again after its modal is closed`() throws {
    try Shop().drive { shop in
      for _ in 0..<3 {
        try shop.host.tap(tab: "New")
        #expect(shop.host.presentations.count == 1)
        #expect(shop.host.swipeDown())
        shop.host.settle()
        #expect(shop.host.presented == nil)
      }
    }
  }

  @Test func `the modal of an action has a stack of its own`() throws {
    try Shop().drive { shop in
      try shop.host.tap(tab: "New")
      try shop.host.press("Which product?")
      #expect(shop.host.shownTexts.first == "Product 5")
      try shop.host.goBack()
      #expect(shop.host.shownTexts.first == "Draft: ")
      #expect(shop.store.homePath.isEmpty)
    }
  }

  @Test func `an action behind a flag comes and goes with it`() throws {
    let store = ArrangedNavigationStore(flags: ArrangedFlags(editor: false))
    let host = ViewHost { ArrangedRoot(store: store) }
    #expect(throws: HostError.self) { try host.tap(tab: "Write") }
    store.tap(.write)
    #expect(host.presented == nil)
    store.flags.editor = true
    try host.tap(tab: "Write")
    #expect(host.presented?.texts == ["A draft"])
    #expect(host.selectedTab == "Feed")
    expectNoFaults(in: host)
  }
}
