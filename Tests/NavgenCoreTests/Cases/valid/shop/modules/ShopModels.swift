public struct Product: Sendable {
  public struct ID: Hashable, Codable, Sendable {
    public let number: Int

    public init(_ number: Int) { self.number = number }
  }
}

public struct Person: Hashable, Sendable {
  public let name: String
  public let lastName: String

  public init(name: String, lastName: String) {
    self.name = name
    self.lastName = lastName
  }
}
