/// A value that saved state does not hold.
public nonisolated struct Attachment: Hashable, Sendable {
  let name: String

  public init(name: String) {
    self.name = name
  }
}

/// A value that saved state holds.
public nonisolated struct Tag: Sendable {
  public struct ID: Hashable, Codable, Sendable {
    let text: String

    public init(_ text: String) {
      self.text = text
    }
  }
}
