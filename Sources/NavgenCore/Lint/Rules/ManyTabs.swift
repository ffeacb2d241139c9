import NavgenSource

extension LintRule {
  /// The most items that the bar of an iPhone shows.
  private static let limit = 5

  static let manyTabs = LintRule(
    entry: DiagnosticEntry(
      .warning, "many-tabs", "More items stand in the bar than an iPhone shows.",
      cause: """
        The bar of the system shows five and puts the others behind an item "More", where they have \
        no place of their own.
        """,
      remedy: """
        Make routes of the tabs that are used least. Items that only the sidebar shows, by \
        `placement: sidebarOnly`, are not counted.
        """)
  ) { subject, diagnostics in
    let model = subject.model
    let hasPhones = model.platforms.isEmpty || model.platforms.contains { $0.platform == .iOS }
    let items = model.items.filter { $0.isInBar(of: model) }
    guard model.tabBar.style == .system, hasPhones, items.count > limit else { return }
    diagnostics.add(
      .manyTabs(
        items.count, limit: limit, first: items[limit].place(in: model),
        areAlwaysShown: items.allSatisfy { $0.isAlwaysShown(in: model) }))
  }
}

extension TabBarItem {
  fileprivate func isInBar(of model: NavigationModel) -> Bool {
    guard case .tab(let index) = self else { return true }
    return model.tabs[index].placement != .sidebarOnly
  }

  fileprivate func isAlwaysShown(in model: NavigationModel) -> Bool {
    switch self {
    case .tab(let index): return model.tabs[index].flags.isEmpty
    case .action(let action): return action.flags.isEmpty
    }
  }

  fileprivate func place(in model: NavigationModel) -> SourceRange {
    switch self {
    case .tab(let index): return model.tabs[index].declaration
    case .action(let action): return action.declaration
    }
  }
}

extension Diagnostic {
  /// - Parameter first: The first item that is too much.
  fileprivate static func manyTabs(
    _ count: Int, limit: Int, first: SourceRange, areAlwaysShown: Bool
  ) -> Diagnostic {
    let condition = areAlwaysShown ? "" : " when all flags are set"
    return Diagnostic(
      .warning, id: "many-tabs",
      "\(count) items stand in the bar\(condition), but an iPhone shows \(limit)", at: first,
      help: "make routes of those that are used least")
  }
}
