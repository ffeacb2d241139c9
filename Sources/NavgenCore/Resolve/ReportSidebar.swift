import NavgenSource

/// Warns of the items that say what only a sidebar shows, in a bar that has none, once for each item.
func reportSidebarNeeds(
  _ specs: [TabSpec], _ tabBar: TabBar, diagnostics: inout DiagnosticList
) {
  guard tabBar.hasSidebar != true else { return }
  for spec in specs {
    guard let key = spec.keys.first(where: { $0.value.needsSidebar(spec) }) else { continue }
    diagnostics.add(.needsSidebar(key, of: spec.id.value, style: tabBar.style))
  }
}

extension TabSpec.Key {
  fileprivate func needsSidebar(_ spec: TabSpec) -> Bool {
    switch self {
    case .section, .defaultVisibility: return true
    case .placement: return spec.placement?.value == TabPlacement.sidebarOnly.rawValue
    case .title, .icon, .role, .opens, .badge, .visible, .fallback, .reselect: return false
    }
  }
}
