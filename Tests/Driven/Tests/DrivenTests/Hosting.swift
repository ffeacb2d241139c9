import ShopModels
import ShopNavigation
import ShopScreens
import Testing
import ViewHost

extension Trait where Self == ConditionTrait {
  /// Runs tests only where views can be driven.
  static var driven: Self { .enabled(if: ViewHost.isDriven, "the real SwiftUI cannot be driven") }
}

/// The example app in a host.
@MainActor struct Shop {
  let store: ShopNavigationStore
  let cart: Cart
  let host: ViewHost

  init(
    _ store: ShopNavigationStore = ShopNavigationStore(), cart: Cart = Cart(),
    options: HostOptions = HostOptions()
  ) {
    self.store = store
    self.cart = cart
    host = ViewHost(options) { ShopRoot(store: store, cart: cart) }
  }

  /// With a tab selected and its path set, before the host shows anything.
  init(at tab: ShopTab, _ path: [ShopRoute], options: HostOptions = HostOptions()) {
    let store = ShopNavigationStore(selection: tab)
    store.setPath(path, for: tab)
    self.init(store, options: options)
  }

  /// With the flags set or not: `labs` needs the first, `offers` both.
  init(beta: Bool, signedIn: Bool = false) {
    self.init(ShopNavigationStore(flags: ShopFlags(beta: beta, signedIn: signedIn)))
  }

  /// The tab with a title, which is expected to be there.
  func tab(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) -> TabElement? {
    let tab = host.tabs.first { $0.title == title }
    #expect(tab != nil, "there is no tab '\(title)'", sourceLocation: sourceLocation)
    return tab
  }

  /// Runs a test, and then expects that nothing was misused.
  func drive(
    sourceLocation: SourceLocation = #_sourceLocation, _ test: (Shop) throws -> Void
  ) rethrows {
    try test(self)
    expectNoFaults(in: host, sourceLocation: sourceLocation)
  }
}

/// Expects that nothing was misused so far.
@MainActor func expectNoFaults(
  in host: ViewHost, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(host.faults == [], sourceLocation: sourceLocation)
}
