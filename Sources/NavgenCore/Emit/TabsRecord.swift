import NavgenTemplate

/// What `NavgenTabs.swift` is made from.
func tabsRecord(_ model: NavigationModel) -> Record {
  [
    "tabConformanceClause": .text(
      conformanceClause(
        ["String", "CaseIterable", "Identifiable", "Hashable", "Codable", "Sendable"],
        column: enumColumn(TypeNames(model)[.tab], access: model.access))),
    "tabs": .list(
      model.tabs.map { tab in
        [
          "titleText": .text(stringLiteral(tab.title.key)),
          "caseDeclaration": .text(caseDeclaration(tab.name, rawValue: tab.id)),
        ]
      }),
    "popAnswers": answers(model.tabs) { "\($0.reselect.contains(.popToRoot))" },
    "scrollAnswers": answers(model.tabs) { "\($0.reselect.contains(.scrollToTop))" },
    "badgeAnswers": answers(model.tabs) { "\($0.hasBadge)" },
    "fallbacks": answers(model.tabs) { fallback(of: $0, in: model) },
    "visibilities": answers(model.tabs) { visibility($0.flags, in: model) },
  ]
  .merging(itemsRecord(model)) { $1 }
  .merging(flagsRecord(model)) { $1 }
}

/// The tab that stands in for one that is not shown, or `nil`.
func fallback(of tab: Tab, in model: NavigationModel) -> String {
  tab.fallback.map { ".\(model.tabs[$0].name.member)" } ?? "nil"
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
