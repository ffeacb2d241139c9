import NavgenSource
import NavgenYAML

/// An entry of `modals`.
struct ModalSpec: Sendable {
  /// The keys of a modal.
  enum Key: String, SpecKey {
    case style, params, detents, stack, sticky, result, link, was

    static let owner = "a modal"

    var form: ValueForm {
      switch self {
      case .style: return .text(.choice(of: ModalStyle.self))
      case .params: return ParameterSpec.form
      case .detents: return .list(of: .text(.detent), ListBounds())
      case .stack, .sticky: return .truth(.setting)
      case .result: return .type(.type)
      case .link: return LinkSpec.form
      case .was: return formerIdsForm
      }
    }

    static func help(forUnknown entry: YAMLEntry) -> String? {
      switch entry.key.value.lowercased() {
      case "tab", "tabs": return "remove it; a modal stands over all tabs"
      case "parent": return "remove it; a modal stands over whatever is shown"
      case "interactivedismissdisabled", "preventsdismissal", "preventdismiss", "ismodal":
        return stickyHelp(isSticky: truthValue(of: entry.value) ?? true)
      case let key where key.contains("dismiss"):
        return stickyHelp(isSticky: !(truthValue(of: entry.value) ?? false))
      default: return parameterHelp(instead: entry)
      }
    }

    private static func stickyHelp(isSticky: Bool) -> String {
      isSticky
        ? "write 'sticky: true'"
        : "remove it; a sheet can be swiped away unless it has 'sticky: true'"
    }
  }

  let id: Located<String>
  /// What was written, in the order of the file.
  let keys: [Located<Key>]
  let style: Located<String>?
  let parameters: [ParameterSpec]
  let detents: Located<[Located<String>]>?
  let stack: Bool?
  let sticky: Bool?
  let result: WrittenType?
  var link: Located<[LinkSpec]>?
  /// The ids it had before.
  let was: Located<[Located<String>]>?
}

/// Reads an entry of `modals`; of one that is no map, the id.
func decodeModal(_ entry: FieldEntry, diagnostics: inout DiagnosticList) -> ModalSpec {
  let field = entry.field
  let help = Diagnostic.modalHelp(instead: field) ?? Diagnostic.linkHelp(instead: field)
  let map = SpecMap<ModalSpec.Key>(field, help: help, diagnostics: &diagnostics) ?? SpecMap()
  return ModalSpec(
    id: entry.key,
    keys: map.keys,
    style: map[.style].flatMap { decodeText($0, diagnostics: &diagnostics) },
    parameters: decodeItems(map[.params], decodeParameter, &diagnostics),
    detents: map[.detents].flatMap { decodeTexts($0, diagnostics: &diagnostics) },
    stack: map[.stack].flatMap { decodeTruth($0, diagnostics: &diagnostics) },
    sticky: map[.sticky].flatMap { decodeTruth($0, diagnostics: &diagnostics) },
    result: map[.result].flatMap { decodeWrittenType($0, diagnostics: &diagnostics) },
    link: map[.link].flatMap { decodeLink($0, diagnostics: &diagnostics) },
    was: map[.was].flatMap { decodeFormerIds($0, diagnostics: &diagnostics) })
}
