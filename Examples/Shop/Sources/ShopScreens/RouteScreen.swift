#if canImport(SwiftUI)
  import ShopModels
  import ShopNavigation
  import SwiftUI

  /// The screen of a route.
  struct RouteScreen: View {
    let route: ShopRoute
    let cart: Cart

    var body: some View {
      switch route {
      case .product(let id, _, _): ProductScreen(id: id, cart: cart)
      case .review(let id, let review, let stars):
        Text(verbatim: "Review \(review) of product \(id): \(stars) stars")
      case .help(let path): Text(verbatim: "Help: \(path.joined(separator: ", "))")
      case .size(let id): SizeScreen(id: id)
      case .player: Text("Player")
      case .orders: ShopRouteLink("Order 42", route: .order(number: 42))
      case .order(let number): Text(verbatim: "Order \(number)")
      case .account: Text("Account")
      case .settings: SettingsScreen()
      case .person(let person): Text(verbatim: "\(person.name) \(person.lastName)")
      }
    }
  }

  /// A product; the size is asked for on a screen of its own, which gives it back.
  struct ProductScreen: View {
    let id: Product.ID
    let cart: Cart
    @Environment(ShopNavigationStore.self) private var store
    @State private var size: Fit?

    var body: some View {
      Text(verbatim: "Product \(id)")
      Text(verbatim: "Size: \(size?.rawValue ?? "none")")
      Button("Choose a size") {
        store.pushSize(id: id) { size = $0 ?? size }
      }
      Button("Put into the cart") { cart.products.append(id) }
      ShopRouteLink("Reviews", route: .review(id: id, review: 1))
      ShopRouteLink("Watch", route: .player)
    }
  }

  /// Gives the chosen size to whoever pushed it.
  struct SizeScreen: View {
    let id: Product.ID
    @Environment(ShopNavigationStore.self) private var store

    var body: some View {
      ForEach(Fit.allCases, id: \.self) { size in
        Button {
          store.popSize(with: size)
        } label: {
          Text(verbatim: size.rawValue)
        }
      }
    }
  }

  /// Switches of the shop.
  struct SettingsScreen: View {
    @Environment(ShopNavigationStore.self) private var store

    var body: some View {
      Button("Try what is new") { store.flags.beta = true }
      Button("Sign in") {
        store.flags.signedIn = true
        store.resumePending()
      }
      Button("Start over") { store.reset() }
    }
  }
#endif
