import NavgenSource

extension LintRule {
  static let untranslatedString = LintRule(
    entry: DiagnosticEntry(
      .warning, "untranslated-string",
      "A title is not translated into each language of its catalogue.",
      cause: "In such a language the app shows the title in another one.",
      remedy: """
        Translate it in the string catalogue, or mark it there as not to be translated.
        """)
  ) { subject, diagnostics in
    for title in LocalizedTitle.all(in: subject.spec) {
      let catalog = subject.catalogs(of: title.table).first { $0.has(title.key.value) }
      guard let catalog else { continue }
      let languages = catalog.languagesWithout(title.key.value)
      if languages.isEmpty { continue }
      diagnostics.add(.untranslated(title.key, into: languages, in: catalog.file.name))
    }
  }
}

extension Diagnostic {
  fileprivate static func untranslated(
    _ key: Located<String>, into languages: [String], in file: String
  ) -> Diagnostic {
    Diagnostic(
      .warning, id: "untranslated-string",
      "\(quoted(key.value)) is not translated into \(quotedList(languages)) in \(quoted(file))",
      at: key.range, help: "translate it, or mark it there as not to be translated")
  }
}
