import NavgenTemplate

/// What the enum of the bar's items is made from, and what the tabs look like.
func itemsRecord(_ model: NavigationModel) -> Record {
  let items = model.items.map { item($0, in: model) }
  return [
    "itemConformanceClause": .text(
      conformanceClause(
        ["CaseIterable", "Identifiable", "Hashable", "Sendable"],
        column: enumColumn(TypeNames(model)[.tabItem], access: model.access))),
    "items": .list(
      items.map {
        ["summaryText": .text($0.summary), "caseName": .text($0.name.declared)]
      }),
    "tabItems": answers(model.tabs) { ".\($0.name.member)" },
    "itemTabs": answers(items) { $0.modal == nil ? ".\($0.name.member)" : "nil" },
    "itemModals": answers(items) { $0.modal ?? "nil" },
    "itemVisibilities": answers(items) { visibility($0.flags, in: model) },
    "titleKeys": answers(items) { wrappedStringLiteral($0.title.key, column: returnColumn) },
    "titleTables": answers(items) {
      $0.title.table.map { wrappedStringLiteral($0, column: returnColumn) } ?? "nil"
    },
    "icons": answers(items) { iconExpression($0.icon) },
  ]
}

/// What tabs and actions have in common.
private struct Item: NamedCase {
  let name: SwiftName
  let title: TabTitle
  let icon: TabIcon
  let flags: [Int]
  /// What an action presents, as an expression.
  let modal: String?
  let summary: String
}

private func item(_ item: TabBarItem, in model: NavigationModel) -> Item {
  switch item {
  case .tab(let index):
    let tab = model.tabs[index]
    return Item(
      name: tab.name, title: tab.title, icon: tab.icon, flags: tab.flags, modal: nil,
      summary: "The tab `\(tab.name.text)`.")
  case .action(let action):
    let modal = model.modals[action.modal]
    let brackets = modal.parameters.isEmpty ? "" : "()"
    return Item(
      name: action.name, title: action.title, icon: action.icon, flags: action.flags,
      modal: ".\(modal.name.member)\(brackets)",
      summary: "Presents the modal `\(modal.name.text)`.")
  }
}

private func iconExpression(_ icon: TabIcon) -> String {
  switch icon {
  case .symbol(let name, let selected):
    let items = [stringLiteral(name), "selected: \(stringLiteral(selected))"]
    return ".symbol" + parenthesized(items, column: returnColumn + ".symbol".count)
  case .asset(let name):
    return ".asset" + parenthesized([stringLiteral(name)], column: returnColumn + ".asset".count)
  }
}
