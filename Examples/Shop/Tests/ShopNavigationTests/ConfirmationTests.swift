import ShopModels
import ShopNavigation
import Testing

@Suite("Confirmation of an order")
@MainActor
struct ConfirmationTests {
  @Test("it leaves the cart empty and stands above the list of orders")
  func confirms() {
    let store = ShopNavigationStore(selection: .cart)
    store.push(.person(who: Person(name: "Ada", lastName: "Lovelace")))

    store.showConfirmation(ofOrder: 43)

    #expect(store.selection == .profile)
    #expect(store.profilePath == [.orders, .order(number: 43)])
    #expect(store.cartPath.isEmpty)
  }
}
