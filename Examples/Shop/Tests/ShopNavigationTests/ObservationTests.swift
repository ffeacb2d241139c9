import Observation
import ShopModels
import ShopNavigation
import Testing

/// What wakes a view that has read a part of the store, and what does not.
@Suite("Observation of the store")
@MainActor
struct ObservationTests {
  /// Counts the changes that observers of a read are told of.
  private final class Counter: Sendable {
    nonisolated(unsafe) var count = 0
  }

  private func wakes(
    _ read: (ShopNavigationStore) -> Void, by change: (ShopNavigationStore) -> Void
  ) -> Bool {
    let store = ShopNavigationStore(flags: ShopFlags(beta: true, signedIn: true))
    let counter = Counter()
    withObservationTracking {
      read(store)
    } onChange: {
      counter.count += 1
    }
    change(store)
    return counter.count > 0
  }

  @Test("a badge wakes the observers of its tab only")
  func badgeStaysInItsTab() {
    #expect(wakes({ _ = $0.badge(for: .cart) }, by: { $0.setBadge(.dot, for: .cart) }))
    #expect(!wakes({ _ = $0.badge(for: .library) }, by: { $0.setBadge(.dot, for: .cart) }))
    #expect(!wakes({ _ = $0.selection }, by: { $0.setBadge(.dot, for: .cart) }))
  }

  @Test("a modal wakes nobody who reads tabs or paths")
  func modalStaysApart() {
    #expect(wakes({ _ = $0.modal }, by: { $0.present(.onboarding) }))
    #expect(!wakes({ _ = ($0.selection, $0.homePath) }, by: { $0.present(.onboarding) }))
    #expect(!wakes({ _ = $0.tabSelection }, by: { $0.tap(.compose) }))
  }

  @Test("a modal that has to wait wakes nobody")
  func waitingModalIsSilent() {
    let store = ShopNavigationStore()
    store.present(.filters())
    let counter = Counter()
    withObservationTracking {
      _ = (store.modal, store.modalPath)
    } onChange: {
      counter.count += 1
    }
    store.present(.onboarding)
    #expect(counter.count == 0)
  }

  @Test("a flag that hides nothing selected leaves selection and paths alone")
  func flagLeavesTheRest() {
    #expect(wakes({ _ = $0.visibleTabs }, by: { $0.flags.beta = false }))
    #expect(!wakes({ _ = ($0.selection, $0.homePath) }, by: { $0.flags.beta = false }))
  }

  @Test("a push in a tab wakes no observer of another, where results are awaited as well")
  func pushStaysInItsTab() {
    let id = Product.ID(1)
    #expect(!wakes({ _ = $0.cartPath }, by: { $0.pushSize(id: id) { _ in } }))
    #expect(wakes({ _ = $0.homePath }, by: { $0.pushSize(id: id) { _ in } }))
  }
}
