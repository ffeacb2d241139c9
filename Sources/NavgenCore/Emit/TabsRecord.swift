import NavgenTemplate

/// What `NavgenTabs.swift` is made from.
func tabsRecord(_ model: NavigationModel) -> Record {
  func perTab(_ answer: (Tab) -> String) -> TemplateValue {
    answers(about: "self", model.tabs.map { (".\($0.name.member)", answer($0)) }, column: 4)
  }
  let returned = "      return ".count
  return [
    "tabConformanceClause": .text(
      conformanceClause(
        ["String", "CaseIterable", "Identifiable", "Hashable", "Codable", "Sendable"],
        column: enumColumn(TypeNames(model).tab, access: model.access))),
    "tabs": .list(
      model.tabs.map { tab in
        [
          "titleText": .text(stringLiteral(tab.title.key)),
          "caseDeclaration": .text(caseDeclaration(tab.name, rawValue: tab.id)),
        ]
      }),
    "titleKeys": perTab { wrappedStringLiteral($0.title.key, column: returned) },
    "titleTables": perTab {
      $0.title.table.map { wrappedStringLiteral($0, column: returned) } ?? "nil"
    },
    "icons": perTab { iconExpression($0.icon, column: returned) },
    "popAnswers": perTab { "\($0.reselect.contains(.popToRoot))" },
    "scrollAnswers": perTab { "\($0.reselect.contains(.scrollToTop))" },
  ]
}

/// A case with its raw value, which is left out where it is the name.
func caseDeclaration(_ name: SwiftName, rawValue: String) -> String {
  guard name.text != rawValue else { return name.declared }
  let line = "\(name.declared) = \(stringLiteral(rawValue))"
  let isLong = "  case ".count + line.count > lineWidth
  return isLong ? "\(name.declared) =\n  \(stringLiteral(rawValue))" : line
}

/// How many columns stand before the conformances of an enum.
func enumColumn(_ typeName: String, access: AccessLevel) -> Int {
  "\(access.modifier)nonisolated enum \(typeName)".count
}

private func iconExpression(_ icon: TabIcon, column: Int) -> String {
  switch icon {
  case .symbol(let name, let selected):
    let items = [stringLiteral(name), "selected: \(stringLiteral(selected))"]
    return ".symbol" + parenthesized(items, column: column + ".symbol".count)
  case .asset(let name):
    return ".asset" + parenthesized([stringLiteral(name)], column: column + ".asset".count)
  }
}
