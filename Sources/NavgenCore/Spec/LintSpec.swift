import NavgenSource
import NavgenYAML

/// What the spec says of warnings about itself.
struct LintSpec: Sendable {
  /// The keys of `lint`: a level each.
  enum Key: String, SpecKey {
    case allow, warn, deny

    static let owner = "lint"

    var form: ValueForm {
      .oneOrMore(.text(.warningId), ListBounds(isEmptyAllowed: true, mayRepeat: true))
    }

    /// Other tools write the level behind the id.
    static func help(forUnknown entry: YAMLEntry) -> String? {
      let key = entry.key.value
      return levelFault(of: key) == nil
        ? "write 'allow: \(key)', 'warn: \(key)' or 'deny: \(key)'" : nil
    }
  }

  /// The ids below each key, in the order of the file.
  let ids: [DiagnosticLevel: [Located<String>]]
}

/// Reads `lint`; `nil` when it is no map.
func decodeLint(_ field: Field, diagnostics: inout DiagnosticList) -> LintSpec? {
  guard let map = SpecMap<LintSpec.Key>(field, diagnostics: &diagnostics) else { return nil }
  var ids: [DiagnosticLevel: [Located<String>]] = [:]
  for key in LintSpec.Key.allCases {
    guard let field = map[key] else { continue }
    ids[key.level] = decodeOneOrMore(field, decodeText, diagnostics: &diagnostics)?.value
  }
  return LintSpec(ids: ids)
}

extension LintSpec.Key {
  fileprivate var level: DiagnosticLevel {
    switch self {
    case .allow: return .allow
    case .warn: return .warn
    case .deny: return .deny
    }
  }
}
