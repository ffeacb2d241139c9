import NavgenSource

/// What stands in the bar, in the order on screen, and the tabs among it. What has an error in it is left
/// out.
func resolveItems(
  _ specs: [TabSpec], place: SourceRange, in declarations: Declarations, modals: ItemTable<Modal>,
  diagnostics: inout DiagnosticList
) -> (tabs: [Tab], items: [TabBarItem]) {
  let ids = specs.map(\.id)
  reportNoTabs(specs, place, &diagnostics)
  checkCount(of: ids, limit: NavigationModel.tabLimit, Diagnostic.tooManyTabs, &diagnostics)
  checkSections(specs, &diagnostics)
  checkRoles(specs, &diagnostics)
  let fallbacks = resolveFallbacks(in: declarations, diagnostics: &diagnostics)
  let names = resolveIds(ids, as: .tab, diagnostics: &diagnostics)
  let formerIds = resolveFormerIds(
    declarations.tabs.tabs.map { RenamedItem(id: $0.id, formerIds: $0.was) }, as: .tab,
    diagnostics: &diagnostics)
  var tabs: [Tab] = []
  var items: [TabBarItem] = []
  var tabFacts = zip(fallbacks, formerIds).makeIterator()
  for (spec, name) in zip(specs, names) {
    if spec.isAction {
      let action = resolveAction(spec, named: name, declarations, modals, &diagnostics)
      items += action.map { [.action($0)] } ?? []
    } else if let (fallback, formerIds) = tabFacts.next(),
      let tab = resolveTab(
        spec, named: name, fallback: fallback, formerIds: formerIds, declarations, &diagnostics)
    {
      items.append(.tab(tabs.count))
      tabs.append(tab)
    }
  }
  return (tabs, items)
}

/// Reports that there is no tab.
private func reportNoTabs(
  _ specs: [TabSpec], _ place: SourceRange, _ diagnostics: inout DiagnosticList
) {
  if specs.allSatisfy(\.isAction) {
    diagnostics.add(.noTabs(at: place, hasActions: !specs.isEmpty))
  }
}

/// Reports the items whose section has ended before them.
private func checkSections(_ specs: [TabSpec], _ diagnostics: inout DiagnosticList) {
  var last: [String: Int] = [:]
  for (index, spec) in specs.enumerated() {
    guard let section = spec.section, !isBlank(section.value) else { continue }
    if let earlier = last[section.value], earlier != index - 1 {
      diagnostics.add(
        .splitSection(section, of: spec.id.value, earlier: specs[earlier].id))
    }
    last[section.value] = index
  }
}

/// Reports a second tab to search in, which no bar can draw.
private func checkRoles(_ specs: [TabSpec], _ diagnostics: inout DiagnosticList) {
  var first: TabSpec?
  for spec in specs {
    guard !spec.isAction, let role = spec.role, TabRole(rawValue: role.value) == .search else {
      continue
    }
    if let first {
      diagnostics.add(.duplicateRole(role, of: spec.id.value, first: first))
    } else {
      first = spec
    }
  }
}
