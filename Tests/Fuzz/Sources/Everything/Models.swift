/// A code with a text of its own form: what is no code is refused.
public struct Code: Hashable, Codable, Sendable, LosslessStringConvertible {
  public let letters: String

  public init(letters: String) {
    self.letters = letters
  }

  public init?(_ description: String) {
    guard !description.isEmpty, description.utf8.count <= 8,
      description.utf8.allSatisfy({ $0 < 0x80 })
    else { return nil }
    letters = description
  }

  public var description: String { letters }
}

/// Something that is neither text nor saved.
public struct Ticket: Hashable, Sendable {
  public let number: Int

  public init(number: Int) {
    self.number = number
  }
}
