import NavgenSource

extension LintRule {
  static let linkText = LintRule(
    entry: DiagnosticEntry(
      .warning, "link-text", "A link has letters that are written otherwise in a URL.",
      cause: """
        A URL has letters of ASCII and a few signs, so each other one becomes one or several of the \
        kind `%C3`. Nobody can read or type that, and some programs write it in another way.
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
    for pattern in subject.model.builtPatterns {
      guard let literal = pattern.literals.first(where: { encodedSegment($0) != $0 }) else {
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
      at: pattern.declaration, help: "write it with letters of ASCII, digits and signs such as '-'")
  }
}
