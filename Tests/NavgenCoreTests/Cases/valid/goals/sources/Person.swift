public nonisolated struct Person: Hashable, Sendable {
  let name: String
  let lastName: String

  public init(name: String, lastName: String) {
    self.name = name
    self.lastName = lastName
  }
}
