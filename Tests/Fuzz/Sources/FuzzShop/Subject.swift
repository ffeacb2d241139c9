import Foundation
import ShopNavigation

// The generated types under the names that `Harness` has for them.
typealias Store = ShopNavigationStore
typealias Flags = ShopFlags
typealias Tab = ShopTab
typealias Route = ShopRoute
typealias Modal = ShopModal
typealias Link = ShopLink
typealias Outcome = ShopLinkOutcome
typealias Snapshot = ShopSnapshot

/// The spec, from where this file was compiled.
let specFile = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../../../Examples/Shop/Sources/ShopNavigation/navigation.yaml")

/// Flags as random bits have them.
func flags(_ bits: UInt64) -> Flags {
  Flags(beta: bits & 1 != 0, signedIn: bits & 2 != 0)
}

/// What a spec gives no link for, to be shown at random.
let unlinkedRoutes: [Route] = [.player, .settings]

/// Modals to be shown at random, sticky ones among them.
let modals: [Modal] = [.compose(draft: "a"), .onboarding, .filters(sort: .newest)]

/// Whether saved state can hold a route; where it cannot, the saved part of a path ends.
func isSaved(_ route: Route) -> Bool {
  if case .person = route { false } else { true }
}
