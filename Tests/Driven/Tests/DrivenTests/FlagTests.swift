import Arranged
import ShopModels
import ShopNavigation
import Testing
import ViewHost

/// Tabs and routes behind flags, in the example app.
@MainActor @Suite(.driven) struct FlagTests {
  @Test func `a tab comes with its flag, where the spec has it`() throws {
    try Shop().drive { shop in
      try shop.host.tap(tab: "tab.profile")
      try shop.host.press("Settings")
      try shop.host.press("Try what is new")
      #expect(shop.host.tabs.map(\.title).suffix(2) == ["Library", "Labs"])
      #expect(shop.host.selectedTab == "tab.profile")
      try shop.host.tap(tab: "Labs")
      #expect(shop.host.shownTexts == ["Labs"])
    }
  }

  @Test func `a tab that goes hands the selection to its fallback at once`() throws {
    try Shop(beta: true).drive { shop in
      try shop.host.tap(tab: "Labs")
      shop.store.flags.beta = false
      #expect(shop.host.selectedTab == "Home")
      #expect(shop.host.shownTexts.first == "Product of the day")
      #expect(!shop.host.tabs.contains { $0.title == "Labs" })
    }
  }

  @Test func `a tab that goes while another one is selected changes no selection`() throws {
    try Shop(beta: true).drive { shop in
      try shop.host.tap(tab: "Labs")
      try shop.host.tap(tab: "Cart")
      shop.store.flags.beta = false
      #expect(shop.host.selectedTab == "Cart")
      #expect(shop.host.tabs.map(\.title).last == "Library")
    }
  }

  @Test func `a tab that comes back shows the path it had`() throws {
    try Shop(beta: true).drive { shop in
      shop.store.push(.player, on: .labs)
      #expect(shop.host.shownTexts == ["Player"])
      shop.store.flags.beta = false
      #expect(shop.host.stackDepth == 0)
      shop.store.flags.beta = true
      #expect(shop.host.selectedTab == "Home")
      try shop.host.tap(tab: "Labs")
      #expect(shop.host.shownTexts == ["Player"])
    }
  }

  @Test func `a tab behind two flags is there only with both`() throws {
    try Shop(beta: true).drive { shop in
      #expect(shop.host.tabs.map(\.title).suffix(2) == ["Library", "Labs"])
      try shop.host.tap(tab: "tab.profile")
      try shop.host.press("Sign in")
      #expect(shop.host.tabs.map(\.title).suffix(3) == ["Library", "Labs", "Offers"])
      try shop.host.tap(tab: "Offers")
      #expect(shop.host.shownTexts == ["Offer of the day"])
      shop.store.flags.beta = false
      #expect(shop.host.tabs.last?.title == "Library")
    }
  }

  @Test(arguments: [
    (ShopFlags(beta: true, signedIn: false), "Labs"), (ShopFlags(signedIn: true), "Home"),
  ])
  func `a tab behind two flags hands over to the first fallback that is shown`(
    flags: ShopFlags, selected: String
  ) throws {
    try Shop(beta: true, signedIn: true).drive { shop in
      try shop.host.tap(tab: "Offers")
      shop.store.flags = flags
      #expect(shop.host.selectedTab == selected)
      #expect(shop.host.tabs.filter(\.isSelected).count == 1)
    }
  }

  @Test func `a screen behind a flag goes with it`() throws {
    try Shop().drive { shop in
      try shop.host.tap(tab: "tab.profile")
      try shop.host.press("Sign in")
      try shop.host.press("Account")
      #expect(shop.host.shownTexts == ["Account"])
      shop.store.flags.signedIn = false
      #expect(shop.host.shownTexts == ["Orders", "Settings", "Sign in"])
    }
  }
}

/// Several flags, fallbacks of fallbacks, and links to what is hidden.
@MainActor @Suite(.driven) struct HiddenRouteTests {
  private let store = ArrangedNavigationStore()

  @Test func `the selection follows fallbacks to a tab that is shown`() throws {
    let host = ViewHost { ArrangedRoot(store: store) }
    try host.tap(tab: "Drafts")
    store.flags = ArrangedFlags(member: false, editor: false)
    #expect(host.selectedTab == "Inbox")
    #expect(host.tabs.map(\.title) == ["Inbox", "Archive", "Find"])
    #expect(host.shownTexts.first == "Root of inbox")
    expectNoFaults(in: host)
  }

  @Test func `a tab that needs two flags is there only with both`() {
    let host = ViewHost { ArrangedRoot(store: store) }
    for (member, editor) in [(true, false), (false, true), (false, false)] {
      store.flags = ArrangedFlags(member: member, editor: editor)
      #expect(!host.tabs.contains { $0.title == "Drafts" })
      #expect(host.tabs.contains { $0.title == "Write" } == editor)
    }
    store.flags = ArrangedFlags()
    #expect(host.tabs.contains { $0.title == "Drafts" })
    expectNoFaults(in: host)
  }

  @Test func `a start that is hidden starts at its fallback`() {
    let hidden = ArrangedNavigationStore(flags: ArrangedFlags(member: false))
    let host = ViewHost { ArrangedRoot(store: hidden) }
    #expect(host.selectedTab == "Inbox")
    expectNoFaults(in: host)
  }

  @Test func `no link pushes a route that is hidden`() throws {
    store.flags.editor = false
    let host = ViewHost { ArrangedRoot(store: store) }
    try host.press("Edit")
    #expect(host.stackDepth == 0)
    try host.follow(link: "Notes")
    #expect(host.stackDepth == 0)
    #expect(host.selectedTab == "Feed")
    #expect(store.feedPath.isEmpty)
    expectNoFaults(in: host)
  }

  @Test func `paths are cut at the first screen that is hidden, in every tab`() throws {
    store.feedPath = [.article(number: 1), .edit, .article(number: 2)]
    store.archivePath = [.notes, .article(number: 3)]
    let host = ViewHost { ArrangedRoot(store: store) }
    #expect(host.shownTexts == ["Article 2"])
    store.flags.editor = false
    #expect(host.shownTexts == ["Article 1"])
    try host.tap(tab: "Archive")
    #expect(host.shownTexts.first == "Root of archive")
    store.flags.editor = true
    #expect(host.stackDepth == 0)
    expectNoFaults(in: host)
  }
}
