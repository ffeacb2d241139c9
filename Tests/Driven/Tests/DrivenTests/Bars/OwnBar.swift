import Market
import Plaza
import SwiftUI
import Testing
import ViewHost

/// The styles of a bar that is not the system's, each in an app of its own with the same spec otherwise.
enum OwnBarStyle: CaseIterable {
  case bar, floating
}

/// What the apps with a bar of their own are told.
@MainActor protocol OwnBarStore: AnyObject {
  var selectedID: String { get }
  var isBeta: Bool { get set }
  func pushItem()
  func pushPlayer()
  func selectCart()
  /// Sets a badge from its words: a number, a text or `dot`.
  func setCartBadge(_ words: String?)
  func content(unread: Int?) -> AnyView
}

extension MarketNavigationStore: OwnBarStore {
  var selectedID: String { selection.rawValue }
  var isBeta: Bool {
    get { flags.beta }
    set { flags.beta = newValue }
  }
  func pushItem() { push(.item(number: depth(of: selection))) }
  func pushPlayer() { push(.player) }
  func selectCart() { select(.cart) }
  func setCartBadge(_ words: String?) {
    let badge = words.map { $0 == "dot" ? .dot : Int($0).map(MarketBadge.count) ?? .text($0) }
    setBadge(badge, for: .cart)
  }
  func content(unread: Int?) -> AnyView { AnyView(MarketRoot(store: self, unread: unread)) }
}

extension PlazaNavigationStore: OwnBarStore {
  var selectedID: String { selection.rawValue }
  var isBeta: Bool {
    get { flags.beta }
    set { flags.beta = newValue }
  }
  func pushItem() { push(.item(number: depth(of: selection))) }
  func pushPlayer() { push(.player) }
  func selectCart() { select(.cart) }
  func setCartBadge(_ words: String?) {
    let badge = words.map { $0 == "dot" ? .dot : Int($0).map(PlazaBadge.count) ?? .text($0) }
    setBadge(badge, for: .cart)
  }
  func content(unread: Int?) -> AnyView { AnyView(PlazaRoot(store: self, unread: unread)) }
}

/// An app with a bar of its own, in a host.
@MainActor struct OwnBar {
  let store: any OwnBarStore
  let host: ViewHost

  init(_ style: OwnBarStyle, unread: Int? = nil, options: HostOptions = HostOptions()) {
    let store: any OwnBarStore =
      switch style {
      case .bar: MarketNavigationStore()
      case .floating: PlazaNavigationStore()
      }
    self.store = store
    host = ViewHost(options) { store.content(unread: unread) }
  }

  /// The items of the bar: no screen has a button.
  var items: [ViewElement] { host.elements.filter { $0.kind == .button } }

  var labels: [String] { items.map(\.label) }

  /// The labels of what is said to be selected.
  var selected: [String] { items.filter { $0.traits.contains("isSelected") }.map(\.label) }

  func item(_ label: String) throws -> ViewElement {
    try #require(items.first { $0.label == label })
  }

  /// How much room the screen in front keeps free below; `nil` where it keeps none.
  ///
  /// Screens are texts, so the first frame is that of the room.
  var roomBelow: Double? {
    guard host.count(of: "safeAreaInset") == 1 else { return nil }
    return host.values(of: "frame").first?["height"].flatMap(Double.init)
  }
}
