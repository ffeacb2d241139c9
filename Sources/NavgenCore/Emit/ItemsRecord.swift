import NavgenTemplate

/// What the enum of the bar's items is made from, and what the tabs look like.
func itemsRecord(_ model: NavigationModel) -> Record {
  let items = model.items.map { item($0, in: model) }
  func perItem(_ answer: (Item) -> String) -> TemplateValue {
    answers(about: "self", items.map { (".\($0.name.member)", answer($0)) }, column: 4)
  }
  return [
    "itemConformanceClause": .text(
      conformanceClause(
        ["CaseIterable", "Identifiable", "Hashable", "Sendable"],
        column: enumColumn(TypeNames(model).tabItem, access: model.access))),
    "items": .list(
      items.map {
        ["summaryText": .text($0.summary), "caseName": .text($0.name.declared)]
      }),
    "tabItems": tabAnswers(model) { ".\($0.name.member)" },
    "itemTabs": perItem { $0.modal == nil ? ".\($0.name.member)" : "nil" },
    "itemModals": perItem { $0.modal ?? "nil" },
    "itemVisibilities": perItem { visibility($0.flags, in: model) },
    "titleKeys": perItem { wrappedStringLiteral($0.title.key, column: returned) },
    "titleTables": perItem {
      $0.title.table.map { wrappedStringLiteral($0, column: returned) } ?? "nil"
    },
    "icons": perItem { iconExpression($0.icon) },
  ]
}

/// The columns before an answer in a case.
private let returned = "      return ".count

/// What tabs and actions have in common.
private struct Item {
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
    return ".symbol" + parenthesized(items, column: returned + ".symbol".count)
  case .asset(let name):
    return ".asset" + parenthesized([stringLiteral(name)], column: returned + ".asset".count)
  }
}
