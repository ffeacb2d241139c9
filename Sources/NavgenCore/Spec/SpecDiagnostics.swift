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
    let help =
      null == quoted("")
      ? "write one, or remove it" : "write one, with quotes if \(null) is meant as text"
    return Diagnostic(
      .error, id: "missing-value",
      "\(field.name.words) has no value, expected \(expected.words)", at: field.node.range,
      help: expected == .type ? expected.help(instead: field.node) : help)
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

extension YAMLNode {
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
