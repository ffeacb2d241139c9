#if canImport(SwiftUI)
  import ShopModels
  import ShopNavigation
  import SwiftUI

  /// Writes a review. It has a stack of its own, and says whether something was sent.
  struct ComposeScreen: View {
    let draft: String
    @Environment(ShopNavigationStore.self) private var store

    var body: some View {
      Text(verbatim: "Draft: \(draft)")
      ShopRouteLink("Which product?", route: .product(id: Product.ID(5)))
      Button("Send") { store.dismissCompose(with: true) }
      Button("Cancel") { store.dismiss() }
    }
  }

  /// Shown once, and closed only by its button.
  struct OnboardingScreen: View {
    @Environment(ShopNavigationStore.self) private var store

    var body: some View {
      Button("Let us start") { store.dismiss() }
    }
  }

  /// How search results are sorted.
  struct FiltersScreen: View {
    let sort: Sorting
    @Environment(ShopNavigationStore.self) private var store

    var body: some View {
      Text(verbatim: "Sorted by \(sort.rawValue)")
      Button("Done") { store.dismiss() }
    }
  }
#endif
