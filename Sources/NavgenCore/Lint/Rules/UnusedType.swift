import NavgenSource

extension LintRule {
  static let unusedType = LintRule(
    entry: DiagnosticEntry(
      .warning, "unused-type", "A type is declared that nothing in the spec uses.",
      cause: """
        Most often a parameter was removed, and its type forgotten. An enum that nothing uses is \
        generated and compiled all the same.
        """,
      remedy: "Remove it, or use it as the type of a parameter or a result.",
      wrong: """
        types:
          Sorting: { cases: [price, name] }
        """,
      right: """
        types:
          Sorting: { cases: [price, name] }
        routes:
          list: { params: { by: Sorting } }
        """)
  ) { subject, diagnostics in
    let used = Set(subject.model.typesInUse.map(\.spelling))
    for type in subject.spec.types where !used.contains(type.name.value) {
      diagnostics.add(.unusedType(type.name))
    }
  }
}

extension Diagnostic {
  fileprivate static func unusedType(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .warning, id: "unused-type", "nothing uses the type \(quoted(name.value))", at: name.range,
      help: "remove it, or use it in a parameter or a result")
  }
}
