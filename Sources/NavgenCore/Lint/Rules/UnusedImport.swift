import NavgenSource

extension LintRule {
  static let unusedImport = LintRule(
    entry: DiagnosticEntry(
      .warning, "unused-import", "A module is imported, but no type of the app is used.",
      cause: """
        The generated files import modules for types of the app that they name. They name none, so \
        this says nothing.
        """,
      remedy: "Remove it from `imports`.",
      wrong: """
        imports: [ShopModels]
        routes:
          product: { params: { id: Int } }
        """,
      right: """
        routes:
          product: { params: { id: Int } }
        """)
  ) { subject, diagnostics in
    // Which module declares a type nobody can say here; without a type there is no need for any.
    let needsModules = subject.model.typesInUse.contains {
      if case .external = $0 { true } else { false }
    }
    if needsModules { return }
    for module in subject.spec.imports { diagnostics.add(.unusedImport(module)) }
  }
}

extension Diagnostic {
  fileprivate static func unusedImport(_ module: Located<String>) -> Diagnostic {
    Diagnostic(
      .warning, id: "unused-import",
      "\(quoted(module.value)) is imported, but no type of the app is used", at: module.range,
      help: "remove it from 'imports'")
  }
}
