import ShopModels
import ShopNavigation
import SwiftUI
import Testing
import ViewHost

/// What views inside find in their environment, and links find there.
@MainActor @Suite(.driven) struct EnvironmentTests {
  private let store = ShopNavigationStore(flags: ShopFlags(beta: true, signedIn: true))

  private var probes: ViewHost {
    let store = store
    return ViewHost {
      ShopTabView(store: store) { _ in
        Probe(expected: store)
      } screen: { _ in
        Probe(expected: store)
      } modal: { _ in
        Probe(expected: store)
      }
    }
  }

  @Test func `the root of every tab finds the store`() throws {
    let host = probes
    for title in ["Search", "Cart", "tab.profile", "Library", "Labs", "Offers", "Home"] {
      try host.tap(tab: title)
      #expect(host.shownTexts == ["found"], "\(title)")
    }
  }

  @Test func `pushed screens find the store`() {
    let host = probes
    store.homePath = [.player, .product(id: Product.ID(1))]
    #expect(host.stackDepth == 2)
    #expect(host.shownTexts == ["found"])
  }

  @Test(arguments: [ShopModal.compose(), .onboarding, .filters()])
  func `modals find the store, and screens pushed in them`(modal: ShopModal) {
    let host = probes
    store.present(modal)
    #expect(host.presented?.texts == ["found"])
    if store.pushInModal(.player) { #expect(host.stackDepth == 1) }
    #expect(host.shownTexts == ["found"])
  }

  @Test func `two tab views in one app each give their own store`() throws {
    let first = ShopNavigationStore()
    let second = ShopNavigationStore(selection: .cart)
    let host = ViewHost {
      ShopTabView(store: first) { _ in
        Probe(expected: first)
      } screen: { _ in
        Probe(expected: first)
      } modal: { _ in
        ShopTabView(store: second) { _ in
          Probe(expected: second)
        } screen: { _ in
          Probe(expected: second)
        } modal: { _ in
          Probe(expected: second)
        }
      }
    }
    #expect(host.shownTexts == ["found"])
    first.present(.onboarding)
    #expect(host.presented?.texts == ["found"])
    second.present(.filters())
    #expect(host.presentations.map(\.texts) == [["found"], ["found"]])
  }
}

/// Links away from the screens that they push on.
@MainActor @Suite(.driven) struct LinkTests {
  @Test func `a link outside of the tab view does nothing`() throws {
    let host = ViewHost { ShopRouteLink("Out", route: .player) }
    try host.press("Out")
    #expect(host.shownTexts == ["Out"])
    expectNoFaults(in: host)
  }

  @Test func `a link with a store but no place does nothing`() throws {
    let store = ShopNavigationStore()
    let host = ViewHost { ShopRouteLink("Out", route: .player).environment(store) }
    try host.press("Out")
    #expect(store.homePath.isEmpty)
  }

  @Test func `a link in a modal without a stack does nothing`() throws {
    let store = ShopNavigationStore()
    let host = ViewHost {
      ShopTabView(store: store) { _ in
        Words("root")
      } screen: { _ in
        Words("screen")
      } modal: { _ in
        ShopRouteLink("In", route: .player)
      }
    }
    store.present(.onboarding)
    try host.press("In")
    #expect(store.homePath.isEmpty)
    #expect(store.modalPath.isEmpty)
    #expect(host.presented?.texts == ["In"])
    expectNoFaults(in: host)
  }

  @Test func `a link to a route of another tab opens it there, with its parents`() throws {
    let store = ShopNavigationStore()
    let host = ViewHost {
      ShopTabView(store: store) { tab in
        ShopRouteLink("Go", route: tab == .home ? .order(number: 2) : .player)
      } screen: { _ in
        Words("screen")
      } modal: { _ in
        Words("modal")
      }
    }
    try host.press("Go")
    #expect(host.selectedTab == "tab.profile")
    #expect(store.profilePath == [.orders, .order(number: 2)])
    #expect(store.homePath.isEmpty)
    expectNoFaults(in: host)
  }

  @Test func `a link that stands on a covered screen does nothing`() throws {
    let store = ShopNavigationStore()
    let host = ViewHost {
      ShopTabView(store: store) { _ in
        ShopRouteLink("Go", route: .player)
      } screen: { route in
        ShopRouteLink("Further", route: .product(id: Product.ID(1)))
      } modal: { _ in
        Words("modal")
      }
    }
    try host.press("Go", times: 5)
    #expect(store.homePath == [.player])
    try host.press("Further", times: 5)
    #expect(store.homePath == [.player, .product(id: Product.ID(1))])
    expectNoFaults(in: host)
  }
}
