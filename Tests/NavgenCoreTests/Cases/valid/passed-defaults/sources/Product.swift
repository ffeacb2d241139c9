public nonisolated struct Product: Sendable {
  public struct ID: Hashable, Codable, Sendable {
    let number: Int

    public init(_ number: Int) {
      self.number = number
    }
  }
}
