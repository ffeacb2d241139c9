import NavgenSource
import NavgenYAML

/// An entry of `params`.
struct ParameterSpec: Sendable {
  let id: Located<String>
  let type: WrittenType
}

/// A type as YAML gives it: `[String]` outside quotes is a list with one item.
indirect enum WrittenType: Sendable {
  /// A type and perhaps a default.
  case text(Located<String>)
  case list(Located<[WrittenType]>)
}

/// Reads an entry of `params`.
func decodeParameter(
  _ entry: YAMLEntry, diagnostics: inout DiagnosticList
) -> ParameterSpec? {
  decodeWrittenType(Field(entry), diagnostics: &diagnostics).map {
    ParameterSpec(id: entry.key, type: $0)
  }
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
