/// Something the shop sells.
public struct Product: Identifiable, Sendable {
  /// The article number, apart from every other number.
  public struct ID: Hashable, Codable, Sendable, LosslessStringConvertible {
    public let number: Int

    public init(_ number: Int) {
      self.number = number
    }

    public init?(_ description: String) {
      guard let number = Int(description) else { return nil }
      self.number = number
    }

    public var description: String { String(number) }
  }

  public let id: ID
  public let name: String

  public init(id: ID, name: String) {
    self.id = id
    self.name = name
  }
}
