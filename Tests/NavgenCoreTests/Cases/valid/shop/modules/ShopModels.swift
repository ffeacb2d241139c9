public struct Product: Sendable {
  public struct ID: Hashable, Codable, Sendable, LosslessStringConvertible {
    public let number: Int

    public init(_ number: Int) { self.number = number }

    public init?(_ description: String) {
      guard let number = Int(description) else { return nil }
      self.number = number
    }

    public var description: String { String(number) }
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
