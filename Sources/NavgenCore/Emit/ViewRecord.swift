import NavgenTemplate

/// What `NavgenView.swift` is made from.
func viewRecord(_ model: NavigationModel) -> Record {
  [
    imports(["Foundation", "SwiftUI"], access: model.access),
    nameRecord(model),
    traitRecord(model),
    viewTabsRecord(model),
    viewTitlesRecord(model),
    viewModalsRecord(model),
  ].reduce(into: [:]) { $0.merge($1) { $1 } }
}

/// The names that only this file needs.
private func nameRecord(_ model: NavigationModel) -> Record {
  [
    "placeName": .text("\(SwiftName(id: model.name).text)Place"),
    "screenTypeList": .text(screenTypes(model)),
    "valueTypeName": .text(barValueTypeName(model)),
    "itemName": .text(model.hasActions ? "item" : "tab"),
    "selectionName": .text(model.hasActions ? "tabSelection" : "selection"),
  ]
}

/// The type of what is selected in the bar.
func barValueTypeName(_ model: NavigationModel) -> String {
  TypeNames(model)[model.hasActions ? .tabItem : .tab]
}

/// The types of what the app shows, in angle brackets.
private func screenTypes(_ model: NavigationModel) -> String {
  let names = ["Root", "Screen"] + (model.hasModals ? ["Modal"] : [])
  let start = "  \(model.access.modifier)struct \(TypeNames(model)[.view])"
  return bracketed(
    names.map { "\($0): View" }, in: ("<", ">"), column: start.count + ": View {".count)
}

/// What of the spec decides which parts the file has.
private func traitRecord(_ model: NavigationModel) -> Record {
  let hasOwnBar = model.tabBar.style != .system
  return [
    "hasTabItems": .flag(model.hasTabItems),
    "isSplit": .flag(model.hasTabItems || hasOwnBar || model.hasModals),
    "hasOwnBar": .flag(hasOwnBar),
    "isFloating": .flag(model.tabBar.style == .floating),
    "hasSystemBarHiding": .flag(model.hasHiddenBars && !hasOwnBar),
    "hasScreenModifiers": .flag(model.hasRoutes || hasOwnBar),
    "hasManyScreenModifiers": .flag(model.hasHiddenBars || hasOwnBar),
    "styles": .list(styleRecords(model.tabBar)),
    "minimizings": .list(minimizingRecords(model.tabBar)),
  ]
}

private func styleRecords(_ tabBar: TabBar) -> [Record] {
  guard let hasSidebar = tabBar.hasSidebar else { return [] }
  return [["styleName": .text(hasSidebar ? "sidebarAdaptable" : "tabBarOnly")]]
}

/// Only iOS has more than the automatic behaviour.
private func minimizingRecords(_ tabBar: TabBar) -> [Record] {
  guard let behavior = tabBar.minimizing else { return [] }
  let others = ["macOS", "tvOS", "watchOS", "visionOS"].map { " && !os(\($0))" }.joined()
  return [
    [
      "conditionClause": .text("compiler(>=6.2)" + (behavior == .automatic ? "" : others)),
      "behaviorName": .text(behavior.rawValue),
    ]
  ]
}

extension NavigationModel {
  /// Whether the app runs on a system that does not have tabs as values yet.
  var hasTabItems: Bool {
    platforms.contains { $0.version < $0.platform.releaseWithTabs }
  }
}
