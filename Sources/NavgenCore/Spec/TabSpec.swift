import NavgenSource
import NavgenYAML

/// An entry of `tabs`: a tab, or an action if it opens something.
struct TabSpec: Sendable {
  /// The keys of a tab.
  enum Key: String, SpecKey {
    case title, icon, role, opens, section, placement, defaultVisibility, badge, visible, fallback
    case reselect, link, was

    static let owner = "a tab"
    var isRequired: Bool { self == .title || self == .icon }

    var form: ValueForm {
      switch self {
      case .title: return .shortOrMap(.text(.title), TitleSpec.Key.self)
      case .icon: return .shortOrMap(.text(.icon), IconSpec.Key.self)
      case .role: return .text(.choice(of: TabRole.self))
      case .opens, .fallback: return .text(.reference)
      case .section: return .text(.words)
      case .placement: return .text(.choice(of: TabPlacement.self))
      case .defaultVisibility: return .map(DefaultVisibilitySpec.Key.self)
      case .badge: return .truth(.badge)
      case .visible: return flagNamesForm
      case .reselect:
        return .list(of: .text(.choice(of: ReselectStep.self)), ListBounds(isEmptyAllowed: true))
      case .link: return LinkSpec.form
      case .was: return formerIdsForm
      }
    }

    static func help(forUnknown entry: YAMLEntry) -> String? {
      switch entry.key.value.lowercased() {
      case "tabbar":
        return "write it in the routes that hide the bar; to leave the tab out of the bar at "
          + "first, write 'defaultVisibility: { tabBar: hidden }'"
      case "index", "order", "position", "tag":
        return "remove it; the order of the file is the order on screen"
      case "color", "colour", "tint", "tintcolor":
        return "remove it; colours are set in the code of the app"
      default: return nil
      }
    }
  }

  let id: Located<String>
  /// What was written, in the order of the file.
  let keys: [Located<Key>]
  let title: TitleSpec
  let icon: IconSpec
  let role: Located<String>?
  let opens: Located<String>?
  let section: Located<String>?
  let placement: Located<String>?
  let defaultVisibility: DefaultVisibilitySpec?
  let badge: Bool?
  let visible: Located<[Located<String>]>?
  let fallback: Located<String>?
  /// `nil` when the spec says nothing; an empty list says that a tap does nothing.
  let reselect: Located<[Located<String>]>?
  var link: Located<[LinkSpec]>?
  /// The ids it had before.
  let was: Located<[Located<String>]>?
}

/// Whether a tab is shown before the user customises the bar, place by place.
struct DefaultVisibilitySpec: Sendable {
  /// The places.
  enum Key: String, SpecKey {
    case tabBar, sidebar

    static let owner = "a default visibility"
    static var needsKey: Bool { true }

    var form: ValueForm { .text(.choice(of: Visibility.self)) }
  }

  let tabBar: Located<String>?
  let sidebar: Located<String>?
  /// What was written, in the order of the file.
  let keys: [Located<Key>]
  /// Where the key `defaultVisibility` stands.
  let place: SourceRange
}

/// Reads an entry of `tabs`. A title and an icon that cannot be read have stand-ins, as a tab has both.
func decodeTab(_ entry: FieldEntry, diagnostics: inout DiagnosticList) -> TabSpec {
  let map = SpecMap<TabSpec.Key>(entry.field, diagnostics: &diagnostics) ?? SpecMap()
  let title = map[.title].flatMap { decodeTitle($0, diagnostics: &diagnostics) }
  let icon = map[.icon].flatMap { decodeIcon($0, diagnostics: &diagnostics) }
  return decodeTab(
    entry.key, map, title: title ?? .standIn(of: entry.key), icon: icon ?? .standIn(of: entry.key),
    &diagnostics)
}

private func decodeTab(
  _ id: Located<String>, _ map: SpecMap<TabSpec.Key>, title: TitleSpec, icon: IconSpec,
  _ diagnostics: inout DiagnosticList
) -> TabSpec {
  let role = map[.role].flatMap { decodeText($0, diagnostics: &diagnostics) }
  let opens = map[.opens].flatMap { decodeText($0, diagnostics: &diagnostics) }
  let section = map[.section].flatMap { decodeText($0, diagnostics: &diagnostics) }
  let placement = map[.placement].flatMap { decodeText($0, diagnostics: &diagnostics) }
  let visibility = map[.defaultVisibility].flatMap { decodeDefaultVisibility($0, &diagnostics) }
  // An action has none, whatever its value is.
  let badge =
    opens != nil ? nil : map[.badge].flatMap { decodeTruth($0, diagnostics: &diagnostics) }
  let visible = map[.visible].flatMap { decodeOneOrMore($0, decodeText, diagnostics: &diagnostics) }
  let fallback = map[.fallback].flatMap { decodeText($0, diagnostics: &diagnostics) }
  let reselect = map[.reselect].flatMap { decodeTexts($0, diagnostics: &diagnostics) }
  let link = map[.link].flatMap { decodeLink($0, diagnostics: &diagnostics) }
  let was = map[.was].flatMap { decodeFormerIds($0, diagnostics: &diagnostics) }
  return TabSpec(
    id: id, keys: map.keys, title: title, icon: icon, role: role, opens: opens, section: section,
    placement: placement, defaultVisibility: visibility, badge: badge, visible: visible,
    fallback: fallback, reselect: reselect, link: link, was: was)
}

private func decodeDefaultVisibility(
  _ field: Field, _ diagnostics: inout DiagnosticList
) -> DefaultVisibilitySpec? {
  let help = Diagnostic.visibilityHelp(instead: field)
  return SpecMap<DefaultVisibilitySpec.Key>(field, help: help, diagnostics: &diagnostics).map {
    map in
    DefaultVisibilitySpec(
      tabBar: map[.tabBar].flatMap { decodeText($0, diagnostics: &diagnostics) },
      sidebar: map[.sidebar].flatMap { decodeText($0, diagnostics: &diagnostics) },
      keys: map.keys,
      place: field.place)
  }
}
