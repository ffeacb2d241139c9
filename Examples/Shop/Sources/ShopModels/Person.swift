/// Someone who reviewed a product. Only hashable: who is shown is not kept in saved state.
public struct Person: Hashable, Sendable {
  public let name: String
  public let lastName: String

  public init(name: String, lastName: String) {
    self.name = name
    self.lastName = lastName
  }
}
