import NavgenSource

extension LintRule {
  static let linkText = LintRule(
    entry: DiagnosticEntry(
      .warning, "link-text", "A link has letters that are written otherwise in a URL.",
      cause: """
        A URL has only letters of ASCII, so each other one becomes several of the kind `%C3%BC`. \
        Nobody can read or type that, and some programs write it in another way.
        """,
      remedy:
        "Write it with letters of ASCII, and keep the old form as an alias if it has been given away.",
      wrong: """
        routes:
          offers: { link: /prämien }
        """,
      right: """
        routes:
          offers: { link: /praemien }
        """)
  ) { subject, diagnostics in
    for pattern in subject.model.linkedScreens.compactMap(\.patterns.first) {
      let literals = pattern.literals
      guard let literal = literals.first(where: { !$0.utf8.allSatisfy { $0 < 0x80 } }) else {
        continue
      }
      diagnostics.add(.linkText(pattern, literal: literal))
    }
  }
}

extension Diagnostic {
  fileprivate static func linkText(_ pattern: LinkPattern, literal: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "link-text",
      "\(quoted(literal)) in the link \(quoted(pattern.text)) is not written like that in a URL",
      at: pattern.declaration, help: "write it with letters of ASCII")
  }
}
