public struct Folder: Hashable, Sendable, Codable {
  public struct ID: Hashable, Sendable, Codable {
    public let number: Int

    public init(_ number: Int) {
      self.number = number
    }
  }

  public let name: String

  public init(name: String) {
    self.name = name
  }
}

public struct Opaque: Hashable, Sendable, Codable {}
