import NavgenSource

/// A tab; `nil` when it has no icon that can be shown.
///
/// - Parameter fallback: The index of the tab that stands in for it.
func resolveTab(
  _ spec: TabSpec, named name: SwiftName, fallback: Int?, formerIds: [String],
  _ declarations: Declarations, _ diagnostics: inout DiagnosticList
) -> Tab? {
  let title = resolveTitle(spec.title, &diagnostics)
  let section = resolveSection(spec.section, &diagnostics)
  let reselect = resolveReselect(spec.reselect, &diagnostics)
  let role: TabRole? = resolveChoice(spec.role, of: TabSpec.Key.role, diagnostics: &diagnostics)
  let placement: TabPlacement? = resolveChoice(
    spec.placement, of: TabSpec.Key.placement, diagnostics: &diagnostics)
  let visibility = resolveDefaultVisibility(of: spec, placement, &diagnostics)
  let flags = resolveVisible(spec.visible, flags: declarations.flags, diagnostics: &diagnostics)
  let owner = LinkOwner(kind: .tab, id: spec.id, parameterIds: [], parameters: [])
  let links = resolveLinks(spec.link, of: owner, diagnostics: &diagnostics)
  guard let icon = resolveIcon(spec.icon, &diagnostics) else { return nil }
  return Tab(
    id: spec.id.value, name: name, title: title, icon: icon, reselect: reselect,
    isSearch: role == .search, section: section, placement: placement,
    defaultVisibility: visibility, hasBadge: spec.badge ?? false, flags: flags,
    fallback: fallback, links: links, formerIds: formerIds, declaration: spec.id.range)
}

/// A title as the key of a localised text.
func resolveTitle(_ spec: TitleSpec, _ diagnostics: inout DiagnosticList) -> TabTitle {
  reportEmptyTexts(
    [(.title, spec.key), (.table, spec.table), (.comment, spec.comment)], &diagnostics)
  return TabTitle(
    key: spec.key.value, table: spec.table?.value, comment: spec.comment?.value)
}

/// The key of a section's header.
func resolveSection(
  _ section: Located<String>?, _ diagnostics: inout DiagnosticList
) -> String? {
  reportEmptyTexts([(.section, section)], &diagnostics)
  return section?.value
}

private func resolveDefaultVisibility(
  of tab: TabSpec, _ placement: TabPlacement?, _ diagnostics: inout DiagnosticList
) -> TabDefaultVisibility {
  let spec = tab.defaultVisibility
  let tabBar: Visibility? = resolveChoice(
    spec?.tabBar, of: DefaultVisibilitySpec.Key.tabBar, diagnostics: &diagnostics)
  let sidebar: Visibility? = resolveChoice(
    spec?.sidebar, of: DefaultVisibilitySpec.Key.sidebar, diagnostics: &diagnostics)
  if let spec, spec.keys.isEmpty {
    diagnostics.add(.emptyVisibility(of: tab.id.value, at: spec.place))
  }
  if tabBar == .visible, placement == .sidebarOnly, let written = spec?.tabBar {
    diagnostics.add(.visibilityConflict(of: tab, at: written.range))
  }
  return TabDefaultVisibility(
    inTabBar: tabBar.map { $0 == .visible }, inSidebar: sidebar.map { $0 == .visible })
}

/// The texts of a tab that may not be blank.
enum TabText {
  case title
  case table
  case comment
  case symbol
  case selected
  case asset
  case section
}

/// Reports the texts that are given and blank; those left out are no matter.
func reportEmptyTexts(
  _ texts: [(kind: TabText, text: Located<String>?)], _ diagnostics: inout DiagnosticList
) {
  for (kind, text) in texts {
    if let text, isBlank(text.value) { diagnostics.add(.emptyText(kind, text)) }
  }
}

/// Whether a text shows nothing.
func isBlank(_ text: String) -> Bool {
  text.allSatisfy(\.isWhitespace)
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
