import NavgenSource

extension LintRule {
  static let linkCase = LintRule(
    entry: DiagnosticEntry(
      .warning, "link-case", "A link has capital letters, which have to be typed exactly so.",
      cause: """
        Addresses are told and typed in small letters, and some programs make them so. Such a link \
        is then not found, since the spec counts case.
        """,
      remedy: """
        Write it in small letters, and keep the old form as an alias if it has been given away. Or \
        write `caseSensitive: false` under `links`.
        """,
      wrong: """
        routes:
          offers: { link: /Offers }
        """,
      right: """
        routes:
          offers: { link: /offers }
        """)
  ) { subject, diagnostics in
    guard subject.model.links.isCaseSensitive else { return }
    // An alias may be there for its capital letters.
    for pattern in subject.model.builtPatterns {
      let literal = pattern.literals.first { $0.contains(where: \.isUppercase) }
      guard let literal else { continue }
      diagnostics.add(.linkCase(pattern, literal: literal))
    }
  }
}

extension Diagnostic {
  fileprivate static func linkCase(_ pattern: LinkPattern, literal: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "link-case",
      "the link \(quoted(pattern.text)) is found only with the capital letters of \(quoted(literal))",
      at: pattern.declaration,
      help: "write \(quoted(literal.lowercased())), or 'caseSensitive: false' under 'links'")
  }
}
