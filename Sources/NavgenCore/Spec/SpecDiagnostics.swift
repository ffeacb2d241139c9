import NavgenSource
import NavgenYAML

// What can be wrong with the shape of a spec.
extension Diagnostic {
  /// A value of another kind than the place takes, or none at all.
  static func unexpectedValue(of field: Field) -> Diagnostic {
    unexpectedValue(of: field, expected: field.form.expected, help: nil)
  }

  /// What stands where a map has to.
  ///
  /// - Parameter help: The next step.
  static func unexpectedMap(_ field: Field, help: String) -> Diagnostic {
    unexpectedValue(of: field, expected: .map, help: help)
  }

  private static func unexpectedValue(
    of field: Field, expected: ExpectedKind, help: String?
  ) -> Diagnostic {
    if field.isNull { return missingValue(of: field, expected: expected) }
    let found =
      expected.isTruth && field.node.isQuoted
      ? "the text \(field.node.kind)" : field.node.kind
    return Diagnostic(
      .error, id: "wrong-kind", "\(field.name.words) is \(found), expected \(expected.words)",
      at: field.node.range,
      help: help ?? expected.help(instead: field.node))
  }

  private static func missingValue(of field: Field, expected: ExpectedKind) -> Diagnostic {
    let null = field.node.kind
    return Diagnostic(
      .error, id: "missing-value",
      "\(field.name.words) has no value, expected \(expected.words)", at: field.node.range,
      help: null == quoted("")
        ? "write one, or remove it"
        : "write one, with quotes if \(null) is meant as text")
  }

  /// A key that its map does not have, perhaps misspelt.
  ///
  /// - Parameter above: The known entry above it, below which it may belong.
  static func unknownKey<Key: SpecKey>(
    _ entry: YAMLEntry, meant: Key?, below above: YAMLEntry?
  ) -> Diagnostic {
    let key = entry.key
    let owner = above.flatMap { $0.value.isNothing ? $0.key.value : nil }
    return Diagnostic(
      .error, id: "unknown-key", "\(quoted(key.value)) is not a key of \(Key.owner)",
      at: key.range,
      help: commentHelp(instead: key.value) ?? Key.help(forUnknown: entry)
        ?? meant.map { help(for: key.value, meant: $0.rawValue) }
        ?? nearestName(to: key.value, in: Key.names).map { "remove it, as '\($0)' is there too" }
        ?? keysKnown(as: key.value).first(where: Key.names.contains)
        .map { "write it in '\($0)', which is there too" }
        ?? owner.map { "indent it further if it belongs to \(quoted($0))" }
        ?? helpForMisplaced(key.value, in: Key.self) ?? keysHelp(Key.self))
  }

  private static func help(for key: String, meant: String) -> String {
    guard beforeColon(key) != nil else { return didYouMean(meant) }
    return "write '\(meant): …', with a space after the ':'"
  }

  /// Which keys a map has, for a next step.
  static func keysHelp<Key: SpecKey>(_ kind: Key.Type) -> String {
    Key.names.count == 1
      ? "the only key of \(Key.owner) is \(quotedList(Key.names))"
      : "the keys of \(Key.owner) are \(quotedList(Key.names))"
  }

  /// A required key that is absent; reported at the key of the map, as there is no better place.
  static func missingKey<Key: SpecKey>(_ key: Key, in field: Field) -> Diagnostic {
    Diagnostic(
      .error, id: "missing-key", "\(field.name.words) has no '\(key.rawValue)'", at: field.place,
      help: "\(Key.owner) needs \(quotedList(Key.requiredNames))")
  }

  /// A lock where a spec should be.
  static func lockAsSpec(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "lock-as-spec", "this is a lock, which navgen writes beside a spec", at: range,
      help: "give the spec, such as 'navigation.yaml'; navgen finds the lock by itself")
  }

  /// A spec for another navgen.
  static func unsupportedVersion(_ version: Located<String>, supported: String) -> Diagnostic {
    Diagnostic(
      .error, id: "unsupported-version",
      "\(quoted(version.value)) is not a version of the spec language that this navgen reads",
      at: version.range, help: "write 'navgen: \(supported)'")
  }
}

extension FieldName {
  fileprivate var words: String {
    switch self {
    case .spec: return "the spec"
    case .lock: return "the lock"
    case .key(let key): return quoted(key)
    case .item(let list): return "an item of \(list.words)"
    }
  }
}

extension ExpectedKind {
  fileprivate var isTruth: Bool {
    switch self {
    case .truth, .badge: return true
    case .map, .flags, .platforms, .list, .references, .text, .type, .textOrMap, .flagName, .detent,
      .visibility, .pattern, .day, .formerId, .warningId, .number:
      return false
    }
  }

  fileprivate var words: String {
    switch self {
    case .map, .flags, .platforms: return "a map"
    case .list, .references: return "a list"
    case .text: return "text"
    case .type: return "a type"
    case .textOrMap: return "text or a map"
    case .truth, .badge: return "true or false"
    case .flagName: return "the name of a flag"
    case .detent: return "a height"
    case .visibility: return "'visible' or 'hidden'"
    case .pattern: return "a pattern"
    case .day: return "a day"
    case .formerId, .warningId: return "an id"
    case .number: return "a number"
    }
  }

  /// How to write what was meant.
  fileprivate func help(instead node: YAMLNode) -> String {
    switch self {
    case .map:
      if case .sequence(let items) = node.content {
        if let name = items.first?.ownName {
          return "write '\(name.value): …' instead of '- \(name.key): \(name.value)'"
        }
        return "write 'name: value' for each entry, without '-' or brackets"
      }
      return "write 'name: value' for each entry"
    case .flags: return "write each with its value at launch: '{ beta: false }'"
    case .platforms: return "write each with its lowest version: '{ iOS: 18, macOS: 15 }'"
    case .references:
      return ExpectedKind.list.help(instead: node) + "; without the key all of them are meant"
    case .list:
      guard case .scalar(let scalar) = node.content, isPlainWord(scalar.text) else {
        return "write the items in brackets: '[a, b]'"
      }
      return "write a list: '[\(scalar.text)]'"
    case .type: return "write one as in Swift, such as 'Int', 'String?' or '[String]'"
    case .text, .textOrMap:
      if let word = node.onlyWord { return "write \(quoted(word)), without brackets" }
      return "put it in quotes if it is meant as text"
    case .truth: return "write 'true' or 'false', without quotes"
    case .badge: return "write 'true'; the app sets what it shows with 'setBadge'"
    case .visibility: return "write one; the style stands in 'tabBar' at the top of the spec"
    case .flagName: return "name one that 'flags' declares; without the key it is always shown"
    case .detent: return "write 'medium', 'large', a fraction such as 0.4, or points such as 320"
    case .pattern: return "write one such as '/products/:id', or a list of them"
    case .day: return "write it as '2027-01-31'"
    case .formerId: return "write the id it had before, or a list of all of them"
    case .warningId:
      return "write the id of a warning, which stands in brackets behind it, or a list of them"
    case .number: return "write 'navgen: \(NavigationSpec.version)'"
    }
  }
}

/// Whether a text can be an item of a list in brackets as it is.
private func isPlainWord(_ text: String) -> Bool {
  !text.isEmpty && text.first != "*"
    && text.allSatisfy { $0.isLetter || $0.isNumber || "-_./*".contains($0) }
}

extension YAMLNode {
  /// The text of a list that has one.
  fileprivate var onlyWord: String? {
    guard case .sequence(let items) = content, items.count == 1,
      case .scalar(let scalar) = items[0].content
    else { return nil }
    return scalar.text
  }

  /// The entry by which an item of a list says what it is called.
  fileprivate var ownName: (key: String, value: String)? {
    guard case .mapping(let entries) = content, entries.count > 1, let entry = entries.first,
      ["id", "key", "name", "tab", "route"].contains(entry.key.value),
      case .scalar(let scalar) = entry.value.content, isPlainWord(scalar.text)
    else { return nil }
    return (entry.key.value, scalar.text)
  }

  /// Whether nothing is written where it stands.
  fileprivate var isNothing: Bool {
    if case .scalar(let scalar) = content { scalar.isNull && scalar.text.isEmpty } else { false }
  }

  /// Whether it is text whatever it looks like.
  fileprivate var isQuoted: Bool {
    if case .scalar(let scalar) = content { !scalar.isPlain } else { false }
  }

  /// What it is, as messages say it: a text is named by itself.
  fileprivate var kind: String {
    switch content {
    case .scalar(let scalar): return quoted(scalar.text)
    case .sequence: return "a list"
    case .mapping: return "a map"
    }
  }
}
