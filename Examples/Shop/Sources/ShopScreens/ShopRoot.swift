#if canImport(SwiftUI)
  import Foundation
  public import ShopNavigation
  public import SwiftUI

  /// The whole app: the generated tab view, with a screen for every tab, route and modal.
  public struct ShopRoot: View {
    private let store: ShopNavigationStore
    private let cart: Cart
    private let onRestore: (ShopRestoreReport) -> Void

    /// - Parameters:
    ///   - store: Where the user is.
    ///   - cart: What the user is about to buy.
    ///   - onRestore: Takes what came of restoring, at launch.
    public init(
      store: ShopNavigationStore,
      cart: Cart,
      onRestore: @escaping (ShopRestoreReport) -> Void = { _ in }
    ) {
      self.store = store
      self.cart = cart
      self.onRestore = onRestore
    }

    public var body: some View {
      ShopTabView(store: store) { tab in
        switch tab {
        case .home: HomeScreen()
        case .search: SearchScreen()
        case .cart: CartScreen(cart: cart)
        case .profile: ProfileScreen()
        case .library: LibraryScreen()
        case .labs: Text("Labs")
        case .offers: OffersScreen()
        }
      } screen: { route in
        RouteScreen(route: route, cart: cart)
      } modal: { modal in
        switch modal {
        case .compose(let draft): ComposeScreen(draft: draft ?? "")
        case .onboarding: OnboardingScreen()
        case .filters(let sort): FiltersScreen(sort: sort)
        }
      } badge: { tab in
        tab == .cart ? .count(cart.products.count) : nil
      } openURL: { url in
        // What is for customers only waits until the sign-in.
        if store.open(url) == .hidden { store.enqueue(url) }
      }
      .savesNavigation(of: store, onRestore: onRestore)
    }
  }
#endif
