import NavgenSource
import NavgenYAML

extension LintRule {
  static let curlyQuotes = LintRule(
    entry: DiagnosticEntry(
      .warning, "curly-quotes", "A text stands in typographic quotes, which become part of it.",
      cause: """
        To YAML only straight quotes are quotes, so the app shows the others. They come from editors \
        that set them while you type, and from documents that something was copied out of.
        """,
      remedy: """
        Write it with straight quotes, or without any. If the app is to show the typographic ones, put \
        straight ones around them.
        """,
      wrong: """
        tabs:
          home: { title: “Home”, icon: house }
        """,
      right: """
        tabs:
          home: { title: "Home", icon: house }
        """)
  ) { subject, diagnostics in
    for text in subject.spec.freeTexts where text.isInCurlyQuotes {
      diagnostics.add(.curlyQuotes(text))
    }
  }
}

extension NavigationSpec {
  /// The texts in which any character may stand; elsewhere such quotes are errors.
  fileprivate var freeTexts: [Located<String>] {
    let ofItems = tabs.flatMap { item in
      [item.title.key, item.title.table, item.title.comment, item.section, item.icon.asset]
    }
    return (ofItems + types.map(\.sample)).compactMap(\.self)
  }
}

extension Located<String> {
  /// Whether one pair of such quotes stands around all of it; `“Drive” and “Walk”` cannot do without its two.
  fileprivate var isInCurlyQuotes: Bool {
    guard value.count > 2, let first = value.first, let last = value.last,
      let closing = closingQuotes[first], closing.contains(last),
      // In straight quotes or a block they are meant.
      range.text.first == first
    else { return false }
    return !value.dropFirst().dropLast().contains(first)
  }
}

/// By the opening quotes of several languages, those that may close them.
///
/// A text may well begin with `’`, an apostrophe.
private let closingQuotes: [Character: String] = [
  "“": "”“", "”": "”", "„": "”“", "‘": "’‘", "‚": "’‘", "«": "»", "»": "«", "‹": "›", "›": "‹",
]

extension Diagnostic {
  fileprivate static func curlyQuotes(_ text: Located<String>) -> Diagnostic {
    Diagnostic(
      .warning, id: "curly-quotes",
      "the quotes of \(quoted(text.value)) are part of the text, as YAML knows straight ones only",
      at: text.range,
      help: "write it with straight quotes or none; to show these, put straight ones around them")
  }
}
