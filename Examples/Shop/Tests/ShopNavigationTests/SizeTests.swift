import ShopModels
import ShopNavigation
import Testing

@Suite("The size of a product")
@MainActor
struct SizeTests {
  private let route = ShopRoute.size(id: Product.ID(7))

  @Test("chosen in the composer, it leaves alone whoever waits for one in a tab")
  func staysInTheModal() {
    let store = ShopNavigationStore()
    var answers: [Fit?] = []
    store.pushSize(id: Product.ID(7)) { answers.append($0) }
    store.present(.compose())
    store.pushInModal(route)

    #expect(store.popSize(with: .large))

    #expect(store.modalPath.isEmpty)
    #expect(store.homePath == [route])
    #expect(answers.isEmpty)
  }

  @Test("awaited, it is given once")
  func isAwaited() async {
    let store = ShopNavigationStore()
    async let size = store.pushSize(id: Product.ID(7))
    while store.homePath != [route] { await Task.yield() }
    #expect(store.popSize(with: .small))
    #expect(await size == .small)
    #expect(!store.popSize(with: .small))
  }
}
