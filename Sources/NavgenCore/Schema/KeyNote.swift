import NavgenSource

/// What an editor says of a key: what it is for, what holds without it, and how it looks.
struct KeyNote: Sendable {
  /// A few sentences, the first of which stands alone.
  let text: String
  /// What holds without the key, where that is a value.
  let standard: JSONValue?
  let examples: [JSONValue]

  init(_ text: String, standard: JSONValue? = nil, examples: JSONValue...) {
    self.text = text
    self.standard = standard
    self.examples = examples
  }
}
