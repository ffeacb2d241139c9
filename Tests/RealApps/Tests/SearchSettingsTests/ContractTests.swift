import SearchSettings
import Testing

@Suite("The store of a search and settings app")
@MainActor
struct ContractTests {
  @Test("switches to the search tab for a detail that comes from settings")
  func opensDetail() throws {
    let store = MainNavigationStore(selection: .settings)
    store.push(.about)
    let route = try #require(MainRoute.first(of: ["a/b 1", "2"]))
    #expect(store.open(route) == .search)
    #expect(store.searchPath == [.detail(itemId: "a/b 1")])
    #expect(store.settingsPath == [.about])
    store.tabSelection = .settings
    #expect(store.settingsPath == [.about])
  }

  @Test("compares item ids as they are, not as they look")
  func comparesIds() {
    let store = MainNavigationStore()
    store.push(.detail(itemId: "1"))
    store.push(.detail(itemId: "01"))
    store.push(.detail(itemId: ""))
    #expect(store.depth(of: .search) == 3)
    #expect(!store.pop(to: .detail(itemId: "001")))
  }
}
