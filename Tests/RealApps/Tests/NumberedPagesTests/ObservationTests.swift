import Observation
import Testing

@testable import NumberedPages

/// What wakes a view that has read a part of the store, and what does not.
@Suite("Observation of the store")
@MainActor
struct ObservationTests {
  /// Counts the changes that observers of a read are told of.
  private final class Counter: Sendable {
    nonisolated(unsafe) var count = 0
  }

  private func wakes(
    _ read: (PagesNavigationStore) -> Void, by change: (PagesNavigationStore) -> Void
  ) -> Bool {
    let store = PagesNavigationStore()
    let counter = Counter()
    withObservationTracking {
      read(store)
    } onChange: {
      counter.count += 1
    }
    change(store)
    return counter.count > 0
  }

  @Test("a push in one tab wakes no observer of another")
  func pushStaysInItsTab() {
    #expect(!wakes({ _ = $0.libraryPath }, by: { $0.push(.page(number: 1)) }))
    #expect(!wakes({ _ = $0.path(for: .library) }, by: { $0.push(.page(number: 1)) }))
    #expect(!wakes({ _ = $0[path: .library] }, by: { $0.homePath = [.page(number: 1)] }))
    #expect(!wakes({ _ = $0.depth(of: .library) }, by: { $0.push(.page(number: 1)) }))
  }

  @Test("a push wakes the observers of its own tab")
  func pushWakesItsTab() {
    #expect(wakes({ _ = $0.homePath }, by: { $0.push(.page(number: 1)) }))
    #expect(wakes({ _ = $0.depth(of: .home) }, by: { $0.push(.page(number: 1)) }))
  }

  @Test("a push in the selected tab does not wake observers of the selection")
  func pushLeavesSelection() {
    #expect(!wakes({ _ = $0.selection }, by: { $0.push(.page(number: 1)) }))
    #expect(wakes({ _ = $0.tabSelection }, by: { $0.push(.page(number: 1), on: .library) }))
  }

  @Test("a scroll request wakes the observers of its tab only")
  func scrollRequestStaysInItsTab() {
    #expect(wakes({ _ = $0.scrollRequests(for: .home) }, by: { $0.tap(.home) }))
    #expect(!wakes({ _ = $0.scrollRequests(for: .library) }, by: { $0.tap(.home) }))
    #expect(!wakes({ _ = $0.homePath }, by: { $0.tap(.home) }))
  }

  @Test("a call that changes nothing wakes nobody")
  func nothingChanges() {
    let everything: (PagesNavigationStore) -> Void = {
      _ = ($0.selection, $0.homePath, $0.libraryPath)
    }
    #expect(!wakes(everything, by: { $0.pop() }))
    #expect(!wakes(everything, by: { $0.popToRoot() }))
    #expect(!wakes(everything, by: { $0.pop(to: .page(number: 1)) }))
    #expect(!wakes(everything, by: { $0.reset() }))
  }
}
