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
      case .parent: return .text(.reference)
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
        return "write 'tabBar: hidden'"
      case "modal", "present", "presented", "sheet", "cover", "fullscreencover":
        return "a route is pushed; write what is presented below 'modals'"
      default: return parameterHelp(instead: entry)
      }
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
  let map = SpecMap<RouteSpec.Key>(entry.field, diagnostics: &diagnostics) ?? SpecMap()
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
