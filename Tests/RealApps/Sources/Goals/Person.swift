/// Whom the second child shows.
nonisolated struct Person: Hashable, Sendable {
  let name: String
  let lastName: String
}
