import NavgenSource
import NavgenYAML

/// An entry of `tabs`.
struct TabSpec: Sendable {
  /// The keys of a tab.
  enum Key: String, SpecKey {
    case title, icon, reselect

    static let owner = "a tab"
    var isRequired: Bool { self != .reselect }
  }

  let id: Located<String>
  let title: TitleSpec
  let icon: IconSpec
  /// `nil` when the spec says nothing; an empty list says that a tap does nothing.
  let reselect: Located<[Located<String>]>?
}

/// A title, short (the key alone) or long.
struct TitleSpec: Sendable {
  /// The keys of a title in its long form.
  enum Key: String, SpecKey {
    case key, table, comment

    static let owner = "a title"
    var isRequired: Bool { self == .key }
  }

  let key: Located<String>
  let table: Located<String>?
  let comment: Located<String>?
}

/// An icon in any of its forms; the short one is a symbol alone.
struct IconSpec: Sendable {
  /// The keys of an icon in its long form.
  enum Key: String, SpecKey {
    case symbol, selected, asset

    static let owner = "an icon"
  }

  let symbol: Located<String>?
  let selected: Located<String>?
  let asset: Located<String>?
  /// Where the key `icon` stands.
  let place: SourceRange
}

/// Reads an entry of `tabs`; `nil` without a readable title and icon, as a tab has both.
func decodeTab(_ entry: YAMLEntry, diagnostics: inout DiagnosticList) -> TabSpec? {
  guard let map = SpecMap<TabSpec.Key>(Field(entry), diagnostics: &diagnostics) else { return nil }
  let title = map[.title].flatMap { decodeTitle($0, &diagnostics) }
  let icon = map[.icon].flatMap { decodeIcon($0, &diagnostics) }
  let reselect = map[.reselect].flatMap { decodeTexts($0, diagnostics: &diagnostics) }
  guard let title, let icon else { return nil }
  return TabSpec(id: entry.key, title: title, icon: icon, reselect: reselect)
}

private func decodeTitle(_ field: Field, _ diagnostics: inout DiagnosticList) -> TitleSpec? {
  guard case .mapping = field.node.content else {
    return decodeText(field, expecting: .textOrMap, diagnostics: &diagnostics)
      .map { TitleSpec(key: $0, table: nil, comment: nil) }
  }
  guard let map = SpecMap<TitleSpec.Key>(field, diagnostics: &diagnostics) else { return nil }
  let key = map[.key].flatMap { decodeText($0, diagnostics: &diagnostics) }
  let table = map[.table].flatMap { decodeText($0, diagnostics: &diagnostics) }
  let comment = map[.comment].flatMap { decodeText($0, diagnostics: &diagnostics) }
  return key.map { TitleSpec(key: $0, table: table, comment: comment) }
}

private func decodeIcon(_ field: Field, _ diagnostics: inout DiagnosticList) -> IconSpec? {
  guard case .mapping = field.node.content else {
    return decodeText(field, expecting: .textOrMap, diagnostics: &diagnostics)
      .map { IconSpec(symbol: $0, selected: nil, asset: nil, place: field.place) }
  }
  guard let map = SpecMap<IconSpec.Key>(field, diagnostics: &diagnostics) else { return nil }
  return IconSpec(
    symbol: map[.symbol].flatMap { decodeText($0, diagnostics: &diagnostics) },
    selected: map[.selected].flatMap { decodeText($0, diagnostics: &diagnostics) },
    asset: map[.asset].flatMap { decodeText($0, diagnostics: &diagnostics) },
    place: field.place)
}
