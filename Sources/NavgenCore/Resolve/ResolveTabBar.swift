import NavgenSource

/// How the bar looks and behaves.
func resolveTabBar(_ spec: TabBarSpec?, diagnostics: inout DiagnosticList) -> TabBar {
  guard let spec else { return .standard }
  let style: TabBarStyle? = resolveChoice(
    spec.style, of: TabBarSpec.Key.style, diagnostics: &diagnostics)
  let minimizing: TabBarMinimizing? = resolveChoice(
    spec.minimize, of: TabBarSpec.Key.minimize, diagnostics: &diagnostics)
  if let style = spec.style, [.bar, .floating].contains(TabBarStyle(rawValue: style.value)) {
    for key in spec.keys where key.value.needsSystem {
      diagnostics.add(.needsSystemBar(key, style: style))
    }
  }
  return TabBar(style: style ?? .system, hasSidebar: spec.sidebar, minimizing: minimizing)
}

extension TabBarSpec.Key {
  /// Whether it is a setting of the system's bar alone.
  var needsSystem: Bool {
    switch self {
    case .style: return false
    case .sidebar, .minimize: return true
    }
  }
}
