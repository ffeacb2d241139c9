import Shop
import Testing

@MainActor
@Test("a push in one tab leaves the other tab as it was")
func pushStaysInItsTab() {
  let store = ShopNavigationStore()
  store.push(.product(id: 7))
  store.push(.orders)
  #expect(store.selection == .profile)
  #expect(store.path(for: .home) == [.product(id: 7)])
}
