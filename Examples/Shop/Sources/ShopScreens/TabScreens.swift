#if canImport(SwiftUI)
  import ShopModels
  import ShopNavigation
  import SwiftUI

  /// The root of the tab `home`: a list that scrolls up on a tap at the root.
  struct HomeScreen: View {
    @Environment(ShopNavigationStore.self) private var store

    var body: some View {
      List {
        ShopRouteLink("Product of the day", route: .product(id: Product.ID(1)))
          .scrollAnchor(of: .home)
        ForEach(2..<30) { number in
          ShopRouteLink(.product(id: Product.ID(number))) {
            Text(verbatim: "Product \(number)")
          }
        }
        Button("Write a review") { store.present(.compose()) }
      }
      .scrollsToTop(.home)
      .navigationTitle("Home")
    }
  }

  /// The root of the tab `search`.
  struct SearchScreen: View {
    @Environment(ShopNavigationStore.self) private var store

    var body: some View {
      ScrollView {
        ShopRouteLink("Newest", route: .product(id: Product.ID(9), sort: .newest))
        Button("Filters") { store.present(.filters()) }
      }
      .scrollsToTop(.search)
      .navigationTitle("Search")
    }
  }

  /// The root of the tab `cart`.
  struct CartScreen: View {
    let cart: Cart

    var body: some View {
      List {
        ForEach(cart.products, id: \.self) { id in
          Text(verbatim: "Product \(id)")
        }
        Button("Empty the cart") { cart.products = [] }
      }
    }
  }

  /// The root of the tab `profile`: what only those who are signed in see stands behind a flag.
  struct ProfileScreen: View {
    @Environment(ShopNavigationStore.self) private var store

    var body: some View {
      List {
        ShopRouteLink("Orders", route: .orders)
        ShopRouteLink("Settings", route: .settings)
        if store.flags.signedIn {
          ShopRouteLink("Account", route: .account)
          Button("Sign out") { store.flags.signedIn = false }
        } else {
          Button("Sign in") { store.flags.signedIn = true }
        }
      }
    }
  }

  /// The root of the tab `library`, which sets the badge of its tab through the store.
  struct LibraryScreen: View {
    @Environment(ShopNavigationStore.self) private var store

    var body: some View {
      Button("New arrivals") { store.setBadge(.dot, for: .library) }
      Button("All seen") { store.setBadge(nil, for: .library) }
    }
  }

  /// The root of the tab `offers`. Products stand in other tabs, so its link leads to one of them.
  struct OffersScreen: View {
    var body: some View {
      ShopRouteLink("Offer of the day", route: .product(id: Product.ID(3)))
    }
  }
#endif
