import NavgenSource

/// Warns of what only a sidebar shows in a bar that has none, and of tabs that the app selects by itself
/// although only the sidebar shows them.
func reportSidebar(
  _ spec: NavigationSpec, _ model: NavigationModel, diagnostics: inout DiagnosticList
) {
  if model.tabBar.hasSidebar == true {
    reportSidebarTabs(spec, model, &diagnostics)
  } else {
    reportSidebarNeeds(spec.tabs, style: model.tabBar.style, &diagnostics)
  }
}

private func reportSidebarNeeds(
  _ specs: [TabSpec], style: TabBarStyle, _ diagnostics: inout DiagnosticList
) {
  for spec in specs {
    for key in spec.keys where key.value.needsSidebar(spec) {
      diagnostics.add(.needsSidebar(key, of: spec.id.value, style: style))
    }
  }
}

private func reportSidebarTabs(
  _ spec: NavigationSpec, _ model: NavigationModel, _ diagnostics: inout DiagnosticList
) {
  let tabs = spec.tabs.filter { !$0.isAction }
  let placements = zip(tabs, model.tabs).map { $1.placement == .sidebarOnly ? $0.placement : nil }
  if let placement = placements[model.start] {
    let tab = model.tabs[model.start].id
    diagnostics.add(.sidebarOnlyStart(tab, at: spec.start?.range, placement: placement.range))
  }
  for (tab, resolved) in zip(tabs, model.tabs) {
    guard let fallback = tab.fallback, let index = resolved.fallback,
      let placement = placements[index]
    else { continue }
    diagnostics.add(.sidebarOnlyFallback(fallback, of: tab.id.value, placement: placement.range))
  }
}

extension TabSpec.Key {
  fileprivate func needsSidebar(_ spec: TabSpec) -> Bool {
    switch self {
    case .section, .defaultVisibility: return true
    case .placement: return spec.placement?.value == TabPlacement.sidebarOnly.rawValue
    case .title, .icon, .role, .opens, .badge, .visible, .fallback, .reselect, .link, .was:
      return false
    }
  }
}
