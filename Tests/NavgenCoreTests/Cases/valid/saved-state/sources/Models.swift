nonisolated struct Attachment: Hashable, Sendable {
  let name: String
}

nonisolated struct Tag: Sendable {
  struct ID: Hashable, Codable, Sendable {
    let text: String

    init(_ text: String) {
      self.text = text
    }
  }
}
