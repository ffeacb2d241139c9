/// A value that saved state holds.
public nonisolated struct Money: Hashable, Codable, Sendable {
  public let units: Int

  public init(units: Int) {
    self.units = units
  }
}

/// A value that saved state does not hold.
public nonisolated struct Person: Hashable, Sendable {
  public init() {}
}
