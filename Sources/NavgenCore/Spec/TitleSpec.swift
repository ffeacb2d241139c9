import NavgenSource
import NavgenYAML

/// A title, short (the key alone) or long.
struct TitleSpec: Sendable {
  /// The keys of a title in its long form.
  enum Key: String, SpecKey {
    case key, table, comment

    static let owner = "a title"
    var isRequired: Bool { self == .key }

    var form: ValueForm { .text(.words) }

    /// Other tools take the translations.
    static func help(forUnknown entry: YAMLEntry) -> String? {
      guard entry.key.value.count == 2, nearestName(to: entry.key.value, in: names) == nil else {
        return nil
      }
      return "write the key alone, as in 'title: Home', and translate it in the string catalogue"
    }
  }

  let key: Located<String>
  let table: Located<String>?
  let comment: Located<String>?

  /// What stands in for a title that cannot be read.
  static func standIn(of tab: Located<String>) -> TitleSpec {
    TitleSpec(key: tab, table: nil, comment: nil)
  }
}

/// An icon in any of its forms; the short one is a symbol alone.
struct IconSpec: Sendable {
  /// The keys of an icon in its long form.
  enum Key: String, SpecKey {
    case symbol, selected, asset

    static let owner = "an icon"
    static var needsKey: Bool { true }

    var form: ValueForm {
      switch self {
      case .symbol, .selected: return .text(.symbol)
      case .asset: return .text(.words)
      }
    }

    static func help(forUnknown entry: YAMLEntry) -> String? {
      ["light", "dark"].contains(entry.key.value)
        ? "put both looks into one image of the asset catalogue, and write '{ asset: … }'" : nil
    }
  }

  let symbol: Located<String>?
  let selected: Located<String>?
  let asset: Located<String>?
  /// Where the key `icon` stands.
  let place: SourceRange

  /// What stands in for an icon that cannot be read.
  static func standIn(of tab: Located<String>) -> IconSpec {
    IconSpec(symbol: Located("circle", at: tab.range), selected: nil, asset: nil, place: tab.range)
  }
}

/// Reads a title in either form.
func decodeTitle(_ field: Field, diagnostics: inout DiagnosticList) -> TitleSpec? {
  guard case .mapping = field.node.content else {
    return decodeText(field.inShort, diagnostics: &diagnostics)
      .map { TitleSpec(key: $0, table: nil, comment: nil) }
  }
  guard let map = SpecMap<TitleSpec.Key>(field, diagnostics: &diagnostics) else { return nil }
  let key = map[.key].flatMap { decodeText($0, diagnostics: &diagnostics) }
  let table = map[.table].flatMap { decodeText($0, diagnostics: &diagnostics) }
  let comment = map[.comment].flatMap { decodeText($0, diagnostics: &diagnostics) }
  return key.map { TitleSpec(key: $0, table: table, comment: comment) }
}

/// Reads an icon in any form.
func decodeIcon(_ field: Field, diagnostics: inout DiagnosticList) -> IconSpec? {
  guard case .mapping = field.node.content else {
    return decodeText(field.inShort, diagnostics: &diagnostics)
      .map { IconSpec(symbol: $0, selected: nil, asset: nil, place: field.place) }
  }
  guard let map = SpecMap<IconSpec.Key>(field, diagnostics: &diagnostics) else { return nil }
  return IconSpec(
    symbol: map[.symbol].flatMap { decodeText($0, diagnostics: &diagnostics) },
    selected: map[.selected].flatMap { decodeText($0, diagnostics: &diagnostics) },
    asset: map[.asset].flatMap { decodeText($0, diagnostics: &diagnostics) },
    place: field.place)
}
