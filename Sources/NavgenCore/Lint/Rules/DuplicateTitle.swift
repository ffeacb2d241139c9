import NavgenSource

extension LintRule {
  static let duplicateTitle = LintRule(
    entry: DiagnosticEntry(
      .warning, "duplicate-title", "Two items of the bar have the same title.",
      cause: "Nobody can tell them apart, least of all with VoiceOver.",
      remedy: """
        Give one of them another title. If it is one word with two meanings, give each a key and a \
        comment for translators.
        """,
      wrong: """
        tabs:
          home: { title: Home, icon: house }
          feed: { title: Home, icon: newspaper }
        """,
      right: """
        tabs:
          home: { title: Home, icon: house }
          feed: { title: News, icon: newspaper }
        """)
  ) { subject, diagnostics in
    let pairs = subject.spec.itemsAlike { item in
      "\(item.title.table?.value ?? StringCatalog.standardTable) \(item.title.key.value)"
    }
    for (item, earlier) in pairs {
      diagnostics.add(.duplicateTitle(item, earlier: earlier))
    }
  }
}

extension Diagnostic {
  fileprivate static func duplicateTitle(_ item: TabSpec, earlier: TabSpec) -> Diagnostic {
    let id = quoted(earlier.id.value)
    return Diagnostic(
      .warning, id: "duplicate-title",
      "\(quoted(item.id.value)) has the title \(quoted(item.title.key.value)), as \(id) has",
      at: item.title.key.range,
      notes: [Note("\(id) has it here", at: earlier.title.key.range)],
      help: "give one of the two another title")
  }
}
