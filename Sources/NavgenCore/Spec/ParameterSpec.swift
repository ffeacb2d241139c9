import NavgenSource
import NavgenYAML

/// An entry of `params`.
struct ParameterSpec: Sendable {
  /// The keys of a parameter in its long form.
  enum Key: String, SpecKey {
    case type, was

    static let owner = "a parameter"
    var isRequired: Bool { self == .type }
  }

  let id: Located<String>
  let type: WrittenType
  /// The ids it had before.
  let was: Located<[Located<String>]>?
}

/// A type as YAML gives it: `[String]` outside quotes is a list with one item.
indirect enum WrittenType: Sendable {
  /// A type and perhaps a default.
  case text(Located<String>)
  case list(Located<[WrittenType]>)
}

/// Reads an entry of `params`; the short form is the type alone.
func decodeParameter(
  _ entry: YAMLEntry, diagnostics: inout DiagnosticList
) -> ParameterSpec? {
  let field = Field(entry)
  guard case .mapping = field.node.content else {
    return decodeWrittenType(field, diagnostics: &diagnostics)
      .map { ParameterSpec(id: entry.key, type: $0, was: nil) }
  }
  guard let map = SpecMap<ParameterSpec.Key>(field, diagnostics: &diagnostics) else { return nil }
  let type = map[.type].flatMap { decodeWrittenType($0, diagnostics: &diagnostics) }
  let was = map[.was].flatMap { decodeFormerIds($0, diagnostics: &diagnostics) }
  return type.map { ParameterSpec(id: entry.key, type: $0, was: was) }
}

/// A type as it was written; `nil` when some part of it is neither text nor a list.
func decodeWrittenType(
  _ field: Field, diagnostics: inout DiagnosticList
) -> WrittenType? {
  guard case .sequence(let items) = field.node.content else {
    return decodeText(field, expecting: .type, diagnostics: &diagnostics)
      .map(WrittenType.text)
  }
  let types = items.map { decodeWrittenType(field.item($0), diagnostics: &diagnostics) }
  let readable = types.compactMap(\.self)
  guard readable.count == types.count else { return nil }
  return .list(Located(readable, at: field.node.range))
}
