import NavgenSource
import NavgenYAML

/// What the spec says of the bar.
struct TabBarSpec: Sendable {
  /// The keys of the bar.
  enum Key: String, SpecKey {
    case style, sidebar, minimize

    static let owner = "a tab bar"

    var form: ValueForm {
      switch self {
      case .style: return .text(.choice(of: TabBarStyle.self))
      case .sidebar: return .truth(.setting)
      case .minimize: return .text(.choice(of: TabBarMinimizing.self))
      }
    }
  }

  /// What was written, in the order of the file.
  let keys: [Located<Key>]
  let style: Located<String>?
  let sidebar: Bool?
  let minimize: Located<String>?
}

/// Reads `tabBar` at the top of a spec; `nil` when it is no map.
func decodeTabBar(_ field: Field, diagnostics: inout DiagnosticList) -> TabBarSpec? {
  let help = Diagnostic.tabBarHelp(instead: field)
  guard let map = SpecMap<TabBarSpec.Key>(field, help: help, diagnostics: &diagnostics) else {
    return nil
  }
  return TabBarSpec(
    keys: map.keys,
    style: map[.style].flatMap { decodeText($0, diagnostics: &diagnostics) },
    sidebar: map[.sidebar].flatMap { decodeTruth($0, diagnostics: &diagnostics) },
    minimize: map[.minimize].flatMap { decodeText($0, diagnostics: &diagnostics) })
}
