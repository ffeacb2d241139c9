import NavgenSource

extension LintRule {
  static let missingString = LintRule(
    entry: DiagnosticEntry(
      .warning, "missing-string", "A title is not in the string catalogue that was given.",
      cause: "The app shows the key itself, in every language.",
      remedy: """
        Add the key to the catalogue, or correct the title. Titles without a `table` are looked up in \
        `Localizable`; give each catalogue that titles name with `--strings`.
        """)
  ) { subject, diagnostics in
    if subject.catalogs.isEmpty { return }
    for title in LocalizedTitle.all(in: subject.spec) {
      let catalogs = subject.catalogs(of: title.table)
      if let first = catalogs.first {
        if catalogs.contains(where: { $0.has(title.key.value) }) { continue }
        diagnostics.add(.missingString(title.key, in: first.file.name))
      } else {
        diagnostics.add(.missingCatalog(of: title))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func missingString(_ key: Located<String>, in file: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "missing-string", "\(quoted(key.value)) is not in \(quoted(file))",
      at: key.range, help: "add it there, or correct the title")
  }

  fileprivate static func missingCatalog(of title: LocalizedTitle) -> Diagnostic {
    Diagnostic(
      .warning, id: "missing-string",
      "\(quoted(title.key.value)) is looked up in \(quoted(title.table)), which was not given",
      at: title.key.range, help: "give \(quoted("\(title.table).xcstrings")) with '--strings' too")
  }
}
