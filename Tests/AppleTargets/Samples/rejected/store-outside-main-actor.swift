// expect: main actor-isolated property 'count'
import Observation

@MainActor
@Observable
final class Store {
  var count = 0
}

nonisolated func read(_ store: Store) -> Int {
  store.count
}
