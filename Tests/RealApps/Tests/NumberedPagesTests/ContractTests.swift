import Testing

@testable import NumberedPages

/// Every call of the store, one by one, with the values that its documentation promises.
@Suite("The store of a two-tab app")
@MainActor
struct ContractTests {
  let store = PagesNavigationStore()

  @Test("starts with the first tab and every tab at its root")
  func starts() {
    #expect(store.selection == .home)
    #expect(store.homePath == [])
    #expect(store.libraryPath == [])
    #expect(PagesTab.allCases == [.home, .library])
  }

  @Test("keeps the pages of a tab while another is shown")
  func keepsPages() {
    store.pushNextPage()
    store.pushNextPage()
    #expect(store.select(.library) == .switched)
    store.pushNextPage()
    #expect(store.path(for: .home) == [.page(number: 1), .page(number: 2)])
    #expect(store.libraryPath == [.page(number: 1)])
    store.tabSelection = .home
    #expect(store.selection == .home)
    #expect(store.depth(of: .home) == 2)
    #expect(store.depth(of: .library) == 1)
  }

  @Test("answers a second tap with the root, and a third one with a scroll request")
  func reselects() {
    store.push(.page(number: 1))
    #expect(store.tap(.home) == .poppedToRoot)
    #expect(store.scrollRequests(for: .home) == 0)
    #expect(store.tap(.home) == .scrolledToTop)
    #expect(store.scrollRequests(for: .home) == 1)
    #expect(store.scrollRequests(for: .library) == 0)
  }

  @Test("takes a tap that the system has answered already without harm")
  func toleratesSystemPop() {
    store.push(.page(number: 1))
    store.homePath = []
    #expect(store.tap(.home) == .scrolledToTop)
    #expect(store.homePath == [])
    #expect(store.selection == .home)
  }

  @Test("pushes on another tab and selects it in the same call")
  func pushesElsewhere() {
    #expect(store.push(.page(number: 5), on: .library) == .library)
    #expect(store.selection == .library)
    #expect(store.libraryPath == [.page(number: 5)])
    #expect(store.homePath == [])
  }

  @Test("does not push twice what is on top")
  func pushesOnce() {
    store.push(.page(number: 1))
    store.push(.page(number: 1))
    #expect(store.homePath == [.page(number: 1)])
  }

  @Test(
    "pops as many as there are, and says how many", arguments: [(-1, 0), (0, 0), (2, 2), (9, 3)])
  func pops(count: Int, removed: Int) {
    store.homePath = [.page(number: 1), .page(number: 2), .page(number: 3)]
    #expect(store.pop(count) == removed)
    #expect(store.depth(of: .home) == 3 - removed)
  }

  @Test("pops to the topmost of equal pages, or changes nothing")
  func popsTo() {
    let pages: [PagesRoute] = [1, 2, 1, 3].map { .page(number: $0) }
    store.homePath = pages
    #expect(!store.pop(to: .page(number: 4)))
    #expect(store.homePath == pages)
    #expect(store.pop(to: .page(number: 1)))
    #expect(store.homePath == [.page(number: 1), .page(number: 2), .page(number: 1)])
  }

  @Test("pops another tab without selecting it")
  func popsElsewhere() {
    store.libraryPath = [.page(number: 1), .page(number: 2)]
    #expect(store.pop(on: .library) == 1)
    #expect(store.popToRoot(.library) == 1)
    #expect(store.selection == .home)
  }

  @Test("replaces the top, and pushes at the root")
  func replaces() {
    #expect(store.replaceTop(with: .page(number: 1)) == .home)
    #expect(store.homePath == [.page(number: 1)])
    #expect(store.replaceTop(with: .page(number: 2), on: .home) == .home)
    #expect(store.homePath == [.page(number: 2)])
  }

  @Test("resets one tab, or everything to the tab it started with")
  func resets() {
    let store = PagesNavigationStore(selection: .library)
    store.push(.page(number: 1), on: .home)
    store.push(.page(number: 1), on: .library)
    store.select(.home)
    store.reset(.library)
    #expect(store.libraryPath == [])
    #expect(store.depth(of: .home) == 1)
    store.reset()
    #expect(store.selection == .library)
    #expect(store.homePath == [])
  }
}
