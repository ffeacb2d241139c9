import NavgenSource

extension Diagnostic {
  static func emptySpec(_ file: SourceFile) -> Diagnostic {
    Diagnostic(
      .error, id: "empty-spec", "file has nothing in it, expected a spec", at: file.range(0..<0),
      help: "a spec begins with 'navgen: 1'")
  }

  static func severalDocuments(at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "several-documents", "second document in the file, expected one", at: range,
      notes: [Note("the first document begins here", at: first)],
      help: "remove the '---', or put the second document into a file of its own")
  }

  static func duplicateKey(
    _ key: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "duplicate-key", "key \(quoted(key)) is already in this map", at: range,
      notes: [Note("first given here", at: first)], help: "rename or remove one of the two")
  }

  static func nonTextKey(_ content: YAMLNode.Content, at range: SourceRange) -> Diagnostic {
    let help: String
    switch content {
    case .scalar(let scalar) where scalar.text.isEmpty: help = "write a name before the ':'"
    default: help = "put quotes around it if it is meant as text"
    }
    return Diagnostic(
      .error, id: "non-text-key", "\(kind(content)) as a key, expected text", at: range,
      help: help)
  }

  /// - Parameter isAlone: Whether no value follows it, so that its `!` may be meant as "not".
  static func customTag(_ tag: String, at range: SourceRange, isAlone: Bool = false) -> Diagnostic {
    Diagnostic(
      .error, id: "custom-tag", "tag \(quoted(tag)) is not known", at: range,
      help: isAlone
        ? "there is no 'not'; declare a flag that says the opposite, or remove the tag"
        : "remove the tag; a spec needs none")
  }
}

/// What a value is, in a word.
func kind(_ content: YAMLNode.Content) -> String {
  switch content {
  case .scalar(let scalar) where scalar.isNull: return scalar.text.isEmpty ? "nothing" : "null"
  case .scalar: return "text"
  case .sequence: return "list"
  case .mapping: return "map"
  }
}
