import NavgenSource
import NavgenYAML

/// What the spec says of the URLs of the app.
struct LinksSpec: Sendable {
  /// The keys of `links`.
  enum Key: String, SpecKey {
    case schemes, hosts, caseSensitive, schemeHostIsPath, ignore

    static let owner = "links"

    var form: ValueForm {
      switch self {
      case .schemes:
        return .list(of: .text(.scheme), ListBounds(isEmptyAllowed: true, limit: schemeLimit))
      case .hosts:
        return .list(of: .text(.host), ListBounds(isEmptyAllowed: true, limit: hostLimit))
      case .caseSensitive, .schemeHostIsPath: return .truth(.setting)
      case .ignore:
        return .list(of: .text(.ignoredPath), ListBounds(isEmptyAllowed: true, limit: ignoredLimit))
      }
    }
  }

  /// What was written, in the order of the file.
  let keys: [Located<Key>]
  let schemes: [Located<String>]
  let hosts: [Located<String>]
  let caseSensitive: Bool?
  let schemeHostIsPath: Bool?
  let ignore: [Located<String>]
  /// Where the key `links` stands.
  let place: SourceRange
}

/// A pattern of `link`; the short one is the pattern alone.
struct LinkSpec: Sendable {
  /// The keys of a pattern in its long form.
  enum Key: String, SpecKey {
    case pattern, until

    static let owner = "a link"
    var isRequired: Bool { self == .pattern }

    var form: ValueForm {
      switch self {
      case .pattern: return .text(.pattern)
      case .until: return .text(.day)
      }
    }
  }

  let pattern: Located<String>
  let until: Located<String>?
}

/// Reads `links`; `nil` when it is no map.
func decodeLinks(_ field: Field, diagnostics: inout DiagnosticList) -> LinksSpec? {
  guard let map = SpecMap<LinksSpec.Key>(field, diagnostics: &diagnostics) else { return nil }
  return LinksSpec(
    keys: map.keys,
    schemes: map[.schemes].flatMap { decodeTexts($0, diagnostics: &diagnostics) }?.value ?? [],
    hosts: map[.hosts].flatMap { decodeTexts($0, diagnostics: &diagnostics) }?.value ?? [],
    caseSensitive: map[.caseSensitive].flatMap { decodeTruth($0, diagnostics: &diagnostics) },
    schemeHostIsPath: map[.schemeHostIsPath].flatMap {
      decodeTruth($0, diagnostics: &diagnostics)
    },
    ignore: map[.ignore].flatMap { decodeTexts($0, diagnostics: &diagnostics) }?.value ?? [],
    place: field.place)
}

/// Reads `link`: one pattern, or a list of them. Those that cannot be read have been reported.
func decodeLink(
  _ field: Field, diagnostics: inout DiagnosticList
) -> Located<[LinkSpec]>? {
  decodeOneOrMore(field, decodePattern, diagnostics: &diagnostics)
}

extension LinkSpec {
  /// What `link` takes.
  static let form = ValueForm.oneOrMore(
    .shortOrMap(.text(.pattern), Key.self), ListBounds(limit: patternLimit))
}

private func decodePattern(
  _ field: Field, _ diagnostics: inout DiagnosticList
) -> LinkSpec? {
  guard case .mapping = field.node.content else {
    return decodeText(field.inShort, diagnostics: &diagnostics)
      .map { LinkSpec(pattern: $0, until: nil) }
  }
  guard let map = SpecMap<LinkSpec.Key>(field, diagnostics: &diagnostics) else { return nil }
  let pattern = map[.pattern].flatMap { decodeText($0, diagnostics: &diagnostics) }
  let until = map[.until].flatMap { decodeText($0, diagnostics: &diagnostics) }
  return pattern.map { LinkSpec(pattern: $0, until: until) }
}

/// Reads `was`: the id that something had before, or a list of all those that it had.
func decodeFormerIds(
  _ field: Field, diagnostics: inout DiagnosticList
) -> Located<[Located<String>]>? {
  decodeOneOrMore(field, decodeText, diagnostics: &diagnostics)
}

/// What `was` takes.
let formerIdsForm = ValueForm.oneOrMore(.text(.formerId), ListBounds())
