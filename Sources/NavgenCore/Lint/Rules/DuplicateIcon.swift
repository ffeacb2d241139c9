import NavgenSource

extension LintRule {
  static let duplicateIcon = LintRule(
    entry: DiagnosticEntry(
      .warning, "duplicate-icon", "Two items of the bar have the same icon.",
      cause: "People find a tab by its icon, and would tap the wrong one.",
      remedy: "Give one of them another icon; `navgen symbols` finds some.",
      wrong: """
        tabs:
          home: { title: Home, icon: house }
          feed: { title: News, icon: house }
        """,
      right: """
        tabs:
          home: { title: Home, icon: house }
          feed: { title: News, icon: newspaper }
        """)
  ) { subject, diagnostics in
    for (item, earlier) in subject.spec.itemsAlike(by: \.icon.shown) {
      diagnostics.add(.duplicateIcon(item, earlier: earlier))
    }
  }
}

extension IconSpec {
  /// What is seen while the item is not selected; filled or not, it is one icon.
  fileprivate var shown: String? {
    if let asset { return "asset \(asset.value)" }
    guard let name = symbol?.value else { return nil }
    return "symbol \(name.hasSuffix(".fill") ? String(name.dropLast(5)) : name)"
  }

  fileprivate var written: Located<String>? { asset ?? symbol }
}

extension Diagnostic {
  fileprivate static func duplicateIcon(_ item: TabSpec, earlier: TabSpec) -> Diagnostic {
    let id = quoted(earlier.id.value)
    let icon = item.icon.written
    let name = quoted(icon?.value ?? "")
    let isSame = icon?.value == earlier.icon.written?.value
    return Diagnostic(
      .warning, id: "duplicate-icon",
      "\(quoted(item.id.value)) has the icon \(name), \(isSame ? "as \(id) has" : "which looks like that of \(id)")",
      at: icon?.range ?? item.icon.place,
      notes: [Note("\(id) has it here", at: earlier.icon.written?.range ?? earlier.icon.place)],
      help: "give one of the two another icon")
  }
}
