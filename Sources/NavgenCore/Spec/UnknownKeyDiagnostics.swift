import NavgenSource
import NavgenYAML

// What is said of keys that a map does not have.
extension Diagnostic {
  /// A key that its map does not have, perhaps misspelt.
  ///
  /// - Parameter above: The known entry above it, below which it may belong.
  static func unknownKey<Key: SpecKey>(
    _ entry: YAMLEntry, meant: Key?, below above: YAMLEntry?
  ) -> Diagnostic {
    let key = entry.key
    return Diagnostic(
      .error, id: "unknown-key", "\(quoted(key.value)) is not a key of \(Key.owner)",
      at: key.range,
      help: commentHelp(instead: key.value) ?? Key.help(forUnknown: entry)
        ?? meant.map { help(for: entry, meant: $0.rawValue) }
        ?? itemHelp(for: entry, of: Key.self, below: above)
        ?? wrapperHelp(for: entry, in: Key.self)
        ?? helpBesideOthers(for: key.value, in: Key.self, below: above)
        ?? helpForMisplaced(key.value, in: Key.self) ?? keysHelp(Key.self))
  }

  private static func help(for entry: YAMLEntry, meant: String) -> String {
    let key = entry.key.value
    if beforeColon(key) != nil { return "write '\(meant): …', with a space after the ':'" }
    guard let word = beforeBlank(key) else { return didYouMean(meant) }
    if key.contains(" {") { return "write '\(meant): { … }', with a ':' after the key" }
    let value = entry.value.isNothing ? key.dropFirst(word.count + 1) : "…"
    return "write \(quoted("\(meant): \(value)")), with a ':' after the key"
  }

  /// For `{ cases: a, b }`, where YAML takes the second item for a key.
  private static func itemHelp<Key: SpecKey>(
    for entry: YAMLEntry, of kind: Key.Type, below above: YAMLEntry?
  ) -> String? {
    guard entry.value.isNothing, let above, let key = Key(rawValue: above.key.value),
      key.form.takesList, case .scalar(let first) = above.value.content, !first.isNull,
      first.isPlain,
      above.value.range.end.line == entry.key.range.start.line
    else { return nil }
    let items = above.value.range.offsets.lowerBound..<entry.key.range.offsets.upperBound
    let list = above.value.range.file.range(items).text
    return "put the list in brackets, as in \(quoted("\(key.rawValue): [\(list)]"))"
  }

  /// For keys that other tools keep in a map of their own, as in `options: { … }`.
  private static func wrapperHelp<Key: SpecKey>(
    for entry: YAMLEntry, in kind: Key.Type
  ) -> String? {
    guard case .mapping(let inner) = entry.value.content, !inner.isEmpty,
      inner.allSatisfy({ Key(rawValue: $0.key.value) != nil })
    else { return nil }
    let names = quotedList(inner.map(\.key.value))
    return "write \(names) in its place, without \(quoted(entry.key.value))"
  }

  private static func helpBesideOthers<Key: SpecKey>(
    for key: String, in kind: Key.Type, below above: YAMLEntry?
  ) -> String? {
    if let near = nearestName(to: key, in: Key.names) {
      return "remove it, as '\(near)' is there too"
    }
    if let known = keysKnown(as: key).first(where: Key.names.contains) {
      return "write it in '\(known)', which is there too"
    }
    guard let above, above.value.isNothing else { return nil }
    return "indent it further if it belongs to \(quoted(above.key.value))"
  }

  /// Which keys a map has, for a next step.
  static func keysHelp<Key: SpecKey>(_ kind: Key.Type) -> String {
    Key.names.count == 1
      ? "the only key of \(Key.owner) is \(quotedList(Key.names))"
      : "the keys of \(Key.owner) are \(quotedList(Key.names))"
  }
}

extension ValueForm {
  /// Whether several items can stand there.
  fileprivate var takesList: Bool {
    switch self {
    case .list, .oneOrMore: return true
    case .text, .truth, .type, .map, .shortOrMap, .entries: return false
    }
  }
}

extension YAMLNode {
  /// Whether nothing is written where it stands.
  var isNothing: Bool {
    if case .scalar(let scalar) = content { scalar.isNull && scalar.text.isEmpty } else { false }
  }
}
