import ShopModels
import ShopNavigation
import ShopScreens
import Testing
import ViewHost

/// The example app, saved by the system and started again.
@MainActor @Suite(.driven) struct SavedStateTests {
  @Test func `the next launch shows where the user was`() throws {
    let first = Launch()
    try first.host.press("Product 7")
    try first.host.tap(tab: "Search")
    try first.host.press("Newest")
    first.store.present(.compose(draft: "kept"))
    first.store.pushInModal(.player)
    let second = Launch(after: first.host.saveScene())
    #expect(second.store.snapshot() == first.store.snapshot())
    #expect(second.host.selectedTab == "Search")
    #expect(second.host.shownTexts == first.host.shownTexts)
    #expect(second.host.presented == first.host.presented)
    #expect(second.reports.map(\.isComplete) == [true])
    second.expectNoFaults()
  }

  @Test func `what was not written before the app ended is lost, and nothing else`() throws {
    let first = Launch()
    try first.host.press("Product 7")
    let saved = first.host.saveScene()
    first.store.open(.settings)
    let second = Launch(after: saved)
    #expect(second.store.selection == .home)
    #expect(second.store.homePath == [.product(id: Product.ID(7))])
    #expect(second.store.profilePath == [])
    second.expectNoFaults()
  }

  @Test func `every window has a place of its own`() throws {
    let left = Launch()
    let right = Launch()
    left.store.open(.settings)
    right.store.open(.order(number: 3))
    let saved = (left.host.saveScene(), right.host.saveScene())
    #expect(Launch(after: saved.0).store.profilePath == [.settings])
    #expect(Launch(after: saved.1).store.profilePath == [.orders, .order(number: 3)])
  }

  @Test func `it restores once, and not when the view comes back`() throws {
    let first = Launch()
    first.store.open(.settings)
    let second = Launch(after: first.host.saveScene())
    #expect(second.store.profilePath == [.settings])
    second.window.isOpen = false
    second.host.update()
    second.store.reset()
    second.window.isOpen = true
    second.host.update()
    #expect(second.store.profilePath == [])
    #expect(second.reports.count == 1)
    #expect(Launch(after: second.host.saveScene()).store.profilePath == [])
  }

  @Test func `after three launches that ended on what was restored it begins anew`() throws {
    let first = Launch()
    first.store.open(.settings)
    let saved = first.host.saveScene()
    for _ in 1...3 {
      #expect(Launch(after: saved).store.profilePath == [.settings])
    }
    let fourth = Launch(after: saved)
    #expect(fourth.store.profilePath == [])
    #expect(fourth.reports.flatMap(\.losses).map(\.reason) == [.failedLaunches])
    fourth.store.open(.order(number: 3))
    let fifth = Launch(after: fourth.host.saveScene())
    #expect(fifth.store.profilePath == [.orders, .order(number: 3)])
    fifth.leave()
  }

  @Test func `what the app does at once after restoring does not count as a good launch`() throws {
    let first = Launch()
    first.store.open(.settings)
    let saved = first.host.saveScene()
    for _ in 1...3 {
      let launch = Launch(after: saved)
      launch.store.present(.compose(draft: "by the app"))
      launch.host.update()
    }
    let fourth = Launch(after: saved)
    #expect(fourth.reports.flatMap(\.losses).map(\.reason) == [.failedLaunches])
    fourth.leave()
  }

  @Test func `a launch in which the user goes on counts as a good one`() async throws {
    let first = Launch()
    first.store.open(.settings)
    let saved = first.host.saveScene()
    for _ in 1...2 { _ = Launch(after: saved) }
    let good = Launch(after: saved)
    // What comes within five seconds may be the app's own doing.
    try await Task.sleep(for: .seconds(6))
    good.store.open(.order(number: 3))
    good.host.update()
    for _ in 1...3 {
      #expect(Launch(after: saved).store.profilePath == [.settings])
    }
    Launch(after: saved).leave()
  }

  @Test func `a launch that the user leaves counts as a good one`() throws {
    let first = Launch()
    first.store.open(.settings)
    let saved = first.host.saveScene()
    for _ in 1...8 {
      let launch = Launch(after: saved)
      #expect(launch.store.profilePath == [.settings])
      launch.leave()
    }
  }
}

/// One launch of the app, in one window.
@MainActor private struct Launch {
  let store = ShopNavigationStore()
  let window = WindowState()
  let host: ViewHost
  private let log = Log()

  var reports: [ShopRestoreReport] { log.reports }

  init(after scene: SavedScene = SavedScene()) {
    let cart = Cart()
    host = ViewHost(scene: scene) { [store, window, log] in
      Windowed(window: window) {
        ShopRoot(store: store, cart: cart) { log.reports.append($0) }
      }
    }
  }

  /// Puts the app in the background.
  func leave() {
    host.options.phase = .inactive
    host.options.phase = .background
  }

  func expectNoFaults(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(host.faults == [], sourceLocation: sourceLocation)
  }
}

/// What came of restoring.
@MainActor private final class Log {
  var reports: [ShopRestoreReport] = []
}
