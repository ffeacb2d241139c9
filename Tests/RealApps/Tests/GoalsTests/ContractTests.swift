import Testing

@testable import Goals

@Suite("The store of a three-tab app that pushes a person")
struct ContractTests {
  let ada = Person(name: "Ada", lastName: "Lovelace")
  let grace = Person(name: "Grace", lastName: "Hopper")

  @Test("keeps the person in the tab that was left")
  func keepsPerson() {
    let store = GoalsNavigationStore()
    store.push(.firstChild, on: .goals)
    store.push(.secondChild(person: ada))
    #expect(store.select(.settings) == .switched)
    #expect(store.goalsPath == [.firstChild, .secondChild(person: ada)])
    #expect(store.select(.goals) == .switched)
    #expect(store.tap(.goals) == .poppedToRoot)
    #expect(store.tap(.goals) == .scrolledToTop)
  }

  @Test("takes two people for two screens")
  func comparesPeople() {
    let store = GoalsNavigationStore()
    store.push(.secondChild(person: ada))
    store.push(.secondChild(person: ada))
    store.push(.secondChild(person: grace))
    #expect(store.homePath == [.secondChild(person: ada), .secondChild(person: grace)])
    #expect(store.pop(to: .secondChild(person: ada)))
    #expect(store.depth(of: .home) == 1)
  }

  @Test("works with values off the main actor")
  nonisolated func valuesAreNotIsolated() async {
    let routes: Set<GoalsRoute> = [.firstChild, .secondChild(person: grace)]
    #expect(routes.contains(.secondChild(person: grace)))
    #expect(GoalsRoute.firstChild.allowedTabs == [.home, .goals, .settings])
    #expect(GoalsTab.goals.icon == .symbol("target", selected: "target"))
  }
}
