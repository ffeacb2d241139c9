import NavgenSource
import NavgenYAML

/// An entry of `routes`.
struct RouteSpec: Sendable {
  /// The keys of a route.
  enum Key: String, SpecKey {
    case params, tabs, parent

    static let owner = "a route"
  }

  let id: Located<String>
  let parameters: [ParameterSpec]
  let tabs: Located<[Located<String>]>?
  let parent: Located<String>?
}

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

/// Reads an entry of `routes`; `nil` when it is no map.
func decodeRoute(_ entry: YAMLEntry, diagnostics: inout DiagnosticList) -> RouteSpec? {
  guard let map = SpecMap<RouteSpec.Key>(Field(entry), diagnostics: &diagnostics) else {
    return nil
  }
  return RouteSpec(
    id: entry.key,
    parameters: decodeItems(map[.params], decodeParameter, &diagnostics),
    tabs: map[.tabs].flatMap { decodeTexts($0, diagnostics: &diagnostics) },
    parent: map[.parent].flatMap { decodeText($0, diagnostics: &diagnostics) })
}

private func decodeParameter(
  _ entry: YAMLEntry, diagnostics: inout DiagnosticList
) -> ParameterSpec? {
  decodeWrittenType(Field(entry), &diagnostics).map { ParameterSpec(id: entry.key, type: $0) }
}

private func decodeWrittenType(
  _ field: Field, _ diagnostics: inout DiagnosticList
) -> WrittenType? {
  guard case .sequence(let items) = field.node.content else {
    return decodeText(field, expecting: .type, diagnostics: &diagnostics)
      .map(WrittenType.text)
  }
  let types = items.map { decodeWrittenType(field.item($0), &diagnostics) }
  let readable = types.compactMap(\.self)
  guard readable.count == types.count else { return nil }
  return .list(Located(readable, at: field.node.range))
}
