import Storefront
import Testing

@Suite("The store of a four-tab shop")
@MainActor
struct ContractTests {
  let store = StorefrontNavigationStore()

  @Test("opens what may not stand in the tab it was pushed on")
  func pushOpensElsewhere() {
    #expect(store.push(.order(number: 3), on: .cart) == .profile)
    #expect(store.selection == .profile)
    #expect(store.profilePath == [.orders, .order(number: 3)])
    #expect(store.cartPath == [])
  }

  @Test("opens above all parents, in the selected tab where it may stand")
  func opensAboveParents() {
    #expect(store.open(.review(id: 7, number: 2)) == .home)
    #expect(store.homePath == [.product(id: 7), .reviews(id: 7), .review(id: 7, number: 2)])
    store.select(.search)
    #expect(store.open(.reviews(id: 8)) == .search)
    #expect(store.searchPath == [.product(id: 8), .reviews(id: 8)])
    #expect(store.depth(of: .home) == 3)
  }

  @Test("opens in the first tab of the route's list when the selected one does not take it")
  func opensInFirstTab() {
    store.select(.cart)
    #expect(store.open(.product(id: 7, ref: "mail")) == .search)
    #expect(store.searchPath == [.product(id: 7, ref: "mail")])
  }

  @Test("opens with the same result whatever was shown before")
  func openForgetsWhatWasShown() {
    store.profilePath = [.terms, .order(number: 1), .terms]
    store.select(.profile)
    store.open(.order(number: 2))
    store.open(.order(number: 2))
    #expect(store.profilePath == [.orders, .order(number: 2)])
  }

  @Test("keeps out of a path what may not stand in its tab, however it is written")
  func filters() {
    let mixed: [StorefrontRoute] = [.orders, .terms, .product(id: 1), .review(id: 1, number: 1)]
    store.cartPath = mixed
    store.setPath(mixed, for: .search)
    store[path: .profile] = mixed
    store.homePath = mixed
    #expect(store.cartPath == [.terms])
    #expect(store.searchPath == [.terms, .product(id: 1)])
    #expect(store.profilePath == [.orders, .terms])
    #expect(store.homePath == [.terms, .product(id: 1), .review(id: 1, number: 1)])
  }

  @Test("skips what a tab's reselect list leaves out")
  func skipsSteps() {
    #expect(store.tap(.home) == .nothing)
    store.push(.terms)
    #expect(store.tap(.home) == .poppedToRoot)

    store.select(.search)
    #expect(store.tap(.search) == .scrolledToTop)
    store.push(.terms)
    #expect(store.tap(.search) == .nothing)
    #expect(store.searchPath == [.terms])

    store.select(.cart)
    store.push(.terms)
    #expect(store.tap(.cart) == .nothing)
    #expect(store.cartPath == [.terms])
    #expect(store.scrollRequests(for: .cart) == 0)
  }

  @Test("replaces the top only by what may stand there")
  func replaces() {
    store.push(.product(id: 1))
    #expect(store.replaceTop(with: .terms) == .home)
    #expect(store.homePath == [.terms])
    #expect(store.replaceTop(with: .orders) == .profile)
    #expect(store.homePath == [.terms])
    #expect(store.profilePath == [.orders])
  }

  @Test("carries the app's own moves")
  func checksOut() {
    store.push(.terms, on: .cart)
    store.checkOut(order: 12)
    #expect(store.cartPath == [])
    #expect(store.profilePath == [.orders, .order(number: 12)])
  }
}
