import NavgenSource

extension Diagnostic {
  static func unknownAlias(
    _ name: String, suggestion: String?, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "unknown-alias", "alias \(quoted("*" + name)) has no anchor before it",
      at: range,
      help: suggestion.map { didYouMean("*" + $0) }
        ?? "write \(quoted("&" + name)) before the value that the alias repeats")
  }

  static func recursiveAlias(
    _ name: String, at range: SourceRange, anchor: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "recursive-alias", "alias \(quoted("*" + name)) is inside what it repeats",
      at: range, notes: [Note("the repeated value begins here", at: anchor)],
      help: "move the alias out of that value")
  }

  static func aliasExpansion(_ name: String, at range: SourceRange, limit: Int) -> Diagnostic {
    Diagnostic(
      .error, id: "alias-expansion",
      "alias \(quoted("*" + name)) brings the values that aliases add to more than \(limit)",
      at: range, help: "use fewer aliases inside values that are repeated themselves")
  }

  static func invalidMerge(
    _ content: YAMLNode.Content, at range: SourceRange, definition: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "invalid-merge",
      "\(kind(content)) after '<<', expected a map or a list of maps", at: range,
      notes: definition.map { [Note("the value is written here", at: $0)] } ?? [],
      help: "give '<<' an alias of a map, or write \"<<\" in quotes if it is a name")
  }
}
