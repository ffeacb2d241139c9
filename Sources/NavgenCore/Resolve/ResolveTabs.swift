import NavgenSource

/// The tabs, in the order on screen. One with an error in it is left out.
func resolveTabs(
  _ specs: [TabSpec], place: SourceRange, diagnostics: inout DiagnosticList
) -> [Tab] {
  let limit = NavigationModel.tabLimit
  if specs.isEmpty { diagnostics.add(.noTabs(at: place)) }
  if specs.count > limit {
    diagnostics.add(.tooManyTabs(count: specs.count, limit: limit, at: specs[limit].id.range))
  }
  let names = resolveIds(specs.map(\.id), as: .tab, diagnostics: &diagnostics)
  return zip(specs, names).compactMap { resolveTab($0, named: $1, &diagnostics) }
}

private func resolveTab(
  _ spec: TabSpec, named name: SwiftName, _ diagnostics: inout DiagnosticList
) -> Tab? {
  let title = resolveTitle(spec.title, &diagnostics)
  let reselect = resolveReselect(spec.reselect, &diagnostics)
  guard let icon = resolveIcon(spec.icon, &diagnostics) else { return nil }
  return Tab(
    id: spec.id.value, name: name, title: title, icon: icon, reselect: reselect,
    isSearch: false, section: nil, placement: nil,
    defaultVisibility: TabDefaultVisibility(inTabBar: nil, inSidebar: nil), hasBadge: false,
    flags: [], fallback: nil, declaration: spec.id.range)
}

private func resolveTitle(_ spec: TitleSpec, _ diagnostics: inout DiagnosticList) -> TabTitle {
  reportEmptyTexts(
    [(.title, spec.key), (.table, spec.table), (.comment, spec.comment)], &diagnostics)
  return TabTitle(
    key: spec.key.value, table: spec.table?.value, comment: spec.comment?.value)
}

/// The texts of a tab that may not be empty.
enum TabText {
  case title
  case table
  case comment
  case symbol
  case selected
  case asset
}

/// Reports the texts that are given and empty; those left out are no matter.
func reportEmptyTexts(
  _ texts: [(kind: TabText, text: Located<String>?)], _ diagnostics: inout DiagnosticList
) {
  for (kind, text) in texts {
    if let text, text.value.isEmpty { diagnostics.add(.emptyText(kind, at: text.range)) }
  }
}

private func resolveReselect(
  _ steps: Located<[Located<String>]>?, _ diagnostics: inout DiagnosticList
) -> Set<ReselectStep> {
  guard let steps else { return Set(ReselectStep.allCases) }
  let known = withoutDuplicates(steps.value, diagnostics: &diagnostics).compactMap { step in
    let known = ReselectStep(rawValue: step.value)
    if known == nil {
      diagnostics.add(.unknownReselect(step, known: ReselectStep.allCases.map(\.rawValue)))
    }
    return known
  }
  return Set(known)
}
