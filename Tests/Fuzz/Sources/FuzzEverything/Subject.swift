import Everything
import Foundation

// The generated types under the names that `Harness` has for them.
typealias Store = EverythingNavigationStore
typealias Flags = EverythingFlags
typealias Tab = EverythingTab
typealias Route = EverythingRoute
typealias Modal = EverythingModal
typealias Link = EverythingLink
typealias Outcome = EverythingLinkOutcome
typealias Snapshot = EverythingSnapshot

/// The spec, from where this file was compiled.
let specFile = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../Everything/navigation.yaml")

/// Flags as random bits have them.
func flags(_ bits: UInt64) -> Flags {
  Flags(beta: bits & 1 != 0, signedIn: bits & 2 != 0)
}

/// What a spec gives no link for, to be shown at random.
let unlinkedRoutes: [Route] = [.ticket(ticket: Ticket(number: 3))]

/// Modals to be shown at random, sticky ones among them.
let modals: [Modal] = [.compose(draft: "a"), .picture(number: 7), .welcome]

/// Whether saved state can hold a route; where it cannot, the saved part of a path ends.
func isSaved(_ route: Route) -> Bool {
  if case .ticket = route { false } else { true }
}
