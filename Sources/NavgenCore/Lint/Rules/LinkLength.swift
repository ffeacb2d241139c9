import NavgenSource

extension LintRule {
  /// In bytes, of the pattern as it was written.
  private static let limit = 120

  static let linkLength = LintRule(
    entry: DiagnosticEntry(
      .warning, "link-length", "A link is longer than what people pass on.",
      cause: """
        Mail programs break long addresses into two lines, and a code to scan becomes too dense. \
        Values make it longer still.
        """,
      remedy: "Use fewer or shorter words, and leave to the query only what cannot be looked up.")
  ) { subject, diagnostics in
    for pattern in subject.model.builtPatterns {
      let length = pattern.text.utf8.count
      if length > limit { diagnostics.add(.linkLength(pattern, length: length, limit: limit)) }
    }
  }
}

extension Diagnostic {
  fileprivate static func linkLength(
    _ pattern: LinkPattern, length: Int, limit: Int
  ) -> Diagnostic {
    Diagnostic(
      .warning, id: "link-length",
      "the pattern of the link has \(length) bytes, expected at most \(limit)",
      at: pattern.declaration, help: "use fewer or shorter words")
  }
}
