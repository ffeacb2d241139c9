import NavgenSource
import NavgenYAML

/// An entry of `types`: a type of the app, or an enum to be written.
struct TypeSpec: Sendable {
  /// The keys of a type.
  enum Key: String, SpecKey {
    case cases, codable, link, sample

    static let owner = "a type"

    var form: ValueForm {
      switch self {
      case .cases: return .list(of: .text(.id), ListBounds(limit: PayloadEnum.caseLimit))
      case .codable, .link: return .truth(.setting)
      case .sample: return .text(.expression)
      }
    }

    static func help(forUnknown entry: YAMLEntry) -> String? {
      ["import", "imports", "module"].contains(entry.key.value)
        ? "write it at the top of the spec, \(moduleHelp(for: entry))" : nil
    }
  }

  let name: Located<String>
  /// What was written, in the order of the file.
  let keys: [Located<Key>]
  let cases: Located<[Located<String>]>?
  let codable: Bool?
  let link: Bool?
  let sample: Located<String>?
}

/// Reads an entry of `types`; of one that is no map, the name.
func decodeType(_ entry: FieldEntry, diagnostics: inout DiagnosticList) -> TypeSpec {
  let field = entry.field
  let help = Diagnostic.typeHelp(instead: field)
  let map = SpecMap<TypeSpec.Key>(field, help: help, diagnostics: &diagnostics) ?? SpecMap()
  return TypeSpec(
    name: entry.key,
    keys: map.keys,
    cases: map[.cases].flatMap { decodeTexts($0, diagnostics: &diagnostics) },
    codable: map[.codable].flatMap { decodeTruth($0, diagnostics: &diagnostics) },
    link: map[.link].flatMap { decodeTruth($0, diagnostics: &diagnostics) },
    sample: map[.sample].flatMap { decodeText($0, diagnostics: &diagnostics) })
}
