public nonisolated struct Token: Hashable, Sendable {
  let text: String

  public init(_ text: String) { self.text = text }
}
