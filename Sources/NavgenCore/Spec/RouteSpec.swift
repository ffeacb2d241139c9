import NavgenSource
import NavgenYAML

/// An entry of `routes`.
struct RouteSpec: Sendable {
  /// The keys of a route.
  enum Key: String, SpecKey {
    case params, tabs, parent, tabBar, visible, result, link, was

    static let owner = "a route"

    var form: ValueForm {
      switch self {
      case .params: return ParameterSpec.form
      case .tabs: return .list(of: .text(.reference), ListBounds())
      case .parent: return .text(.parent)
      case .tabBar: return .text(.visibility)
      case .visible: return flagNamesForm
      case .result: return .type(.type)
      case .link: return LinkSpec.form
      case .was: return formerIdsForm
      }
    }

    static func help(forUnknown entry: YAMLEntry) -> String? {
      switch entry.key.value.lowercased() {
      case "tabbarhidden", "hidestabbar", "hidetabbar", "hidesbottombarwhenpushed":
        return tabBarHelp(isHidden: truthValue(of: entry.value) ?? true)
      case "tabbarvisible", "showstabbar", "showtabbar":
        return tabBarHelp(isHidden: !(truthValue(of: entry.value) ?? false))
      case "options":
        guard case .mapping(let options) = entry.value.content else { return nil }
        return options.lazy.compactMap(help(forUnknown:)).first
      case "modal", "present", "presented", "sheet", "cover", "fullscreencover":
        return "a route is pushed; write what is presented below 'modals'"
      default: return parameterHelp(instead: entry)
      }
    }

    private static func tabBarHelp(isHidden: Bool) -> String {
      isHidden
        ? "write 'tabBar: hidden'" : "remove it; the bar is shown unless 'tabBar: hidden' is there"
    }
  }

  let id: Located<String>
  let parameters: [ParameterSpec]
  let tabs: Located<[Located<String>]>?
  let parent: Located<String>?
  let tabBar: Located<String>?
  let visible: Located<[Located<String>]>?
  let result: WrittenType?
  var link: Located<[LinkSpec]>?
  /// The ids it had before.
  let was: Located<[Located<String>]>?
}

/// Reads an entry of `routes`; of one that is no map, the id.
func decodeRoute(_ entry: FieldEntry, diagnostics: inout DiagnosticList) -> RouteSpec {
  let help = Diagnostic.linkHelp(instead: entry.field)
  let map =
    SpecMap<RouteSpec.Key>(entry.field, help: help, diagnostics: &diagnostics) ?? SpecMap()
  return RouteSpec(
    id: entry.key,
    parameters: decodeItems(map[.params], decodeParameter, &diagnostics),
    tabs: map[.tabs].flatMap { decodeTexts($0, diagnostics: &diagnostics) },
    parent: map[.parent].flatMap { decodeText($0, diagnostics: &diagnostics) },
    tabBar: map[.tabBar].flatMap { decodeText($0, diagnostics: &diagnostics) },
    visible: map[.visible].flatMap { decodeOneOrMore($0, decodeText, diagnostics: &diagnostics) },
    result: map[.result].flatMap { decodeWrittenType($0, diagnostics: &diagnostics) },
    link: map[.link].flatMap { decodeLink($0, diagnostics: &diagnostics) },
    was: map[.was].flatMap { decodeFormerIds($0, diagnostics: &diagnostics) })
}

/// What `visible` takes.
let flagNamesForm = ValueForm.oneOrMore(.text(.flagName), ListBounds())
