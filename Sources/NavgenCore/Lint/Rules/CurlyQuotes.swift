import NavgenSource

extension LintRule {
  /// The first and the last quote of a text, as languages pair them.
  private static let pairs: Set<String> = [
    "“”", "‘’", "„“", "‚‘", "„”", "””", "’’", "«»", "»«", "‹›", "›‹",
  ]

  static let curlyQuotes = LintRule(
    entry: DiagnosticEntry(
      .warning, "curly-quotes", "A text stands in quotes that are part of it.",
      cause: """
        YAML knows the straight quotes `"` and `'` alone. Others, which some editors put in their \
        place, are letters to it, and the app shows them.
        """,
      remedy: "Write straight quotes, or none.",
      wrong: """
        tabs:
          home: { title: “Home”, icon: house }
        """,
      right: """
        tabs:
          home: { title: Home, icon: house }
        """)
  ) { subject, diagnostics in
    for title in LocalizedTitle.all(in: subject.spec) {
      let text = title.key.value
      guard text.count > 2, let first = text.first, let last = text.last,
        pairs.contains(String([first, last]))
      else { continue }
      diagnostics.add(.curlyQuotes(title.key, inside: String(text.dropFirst().dropLast())))
    }
  }
}

extension Diagnostic {
  /// - Parameter text: What stands in the quotes.
  fileprivate static func curlyQuotes(_ title: Located<String>, inside text: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "curly-quotes",
      "\(quoted(title.value)) has curly quotes, which the app shows", at: title.range,
      help: "write straight quotes, or none: \(quoted(text))")
  }
}
