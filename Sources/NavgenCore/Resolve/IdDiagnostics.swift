import NavgenSource
import NavgenYAML

// What can be wrong with the user's own names.
extension Diagnostic {
  static func invalidId(
    _ id: Located<String>, as kind: IdKind? = nil, suggestion: String?
  ) -> Diagnostic {
    if isId(String(id.value.prefix(idLengthLimit))) {
      return Diagnostic(
        .error, id: "invalid-id",
        "the id has \(id.value.count) characters, expected at most \(idLengthLimit)", at: id.range,
        help: "shorten it")
    }
    return Diagnostic(
      .error, id: "invalid-id", "\(quoted(id.value)) is not an id", at: id.range,
      help: commentHelp(instead: id.value) ?? payloadHelp(for: id.value, kind)
        ?? (kind == .parameter ? pairHelp(for: id) : nil)
        ?? suggestion.map { "write '\($0)'" }
        ?? "write letters from a to z and digits, a letter first, divided by single '-' or '_'")
  }

  /// For what carries values of its own, as cases do in Swift, and for a map without a `:` before it.
  private static func payloadHelp(for text: String, _ kind: IdKind?) -> String? {
    if let brace = text.firstIndex(of: "{"), text[..<brace].hasSuffix(" ") {
      return "write '\(text[..<brace].dropLast()): { … }'"
    }
    guard let opening = text.firstIndex(of: "("), isId(String(text[..<opening])) else {
      return nil
    }
    switch kind {
    case .route, .modal: return "write '\(text[..<opening]): { params: { … } }'"
    default:
      return text.hasSuffix(")")
        ? "leave out what is in brackets; a case carries no values here" : nil
    }
  }

  /// For `{ id Int }`, where the `:` before the type is missing, and for `{ Product.ID: Int }`.
  private static func pairHelp(for id: Located<String>) -> String? {
    let text = id.value
    if let word = beforeBlank(text), isId(word), !id.range.isBeforeColon {
      let type = text.dropFirst(word.count + 1)
      return type.first.map { $0.isUppercase || $0 == "[" } == true
        ? "write \(quoted("\(word): \(type)")), with a ':' after the name" : nil
    }
    if text.utf8.allSatisfy(\.isDigit), !id.range.isBeforeColon {
      return "write a number with a point, as in 'Double = 0.5'"
    }
    guard text.contains("."), let nearest = nearestId(to: text) else { return nil }
    return "write a name before the ':', such as \(quoted(SwiftName(id: nearest).text))"
  }

  static func reservedId(
    _ id: Located<String>, name: SwiftName, reason: Reservation
  ) -> Diagnostic {
    let given = id.value == name.text ? "" : " gives the name '\(name.text)', which"
    return Diagnostic(
      .error, id: "reserved-id", "'\(id.value)'\(given) \(reason.words)", at: id.range,
      help: "choose another id")
  }

  static func nameCollision(
    _ id: Located<String>, with first: Located<String>, name: SwiftName, kind: IdKind
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "name-collision",
      "\(kind.plural) '\(first.value)' and '\(id.value)' both give the name '\(name.text)'",
      at: id.range, notes: [Note("'\(first.value)' is here", at: first.range)],
      help: "rename one of the two")
  }

  static func duplicateItem(_ item: Located<String>, first: Located<String>) -> Diagnostic {
    Diagnostic(
      .error, id: "duplicate-item", "\(quoted(item.value)) is already in this list",
      at: item.range, notes: [Note("first given here", at: first.range)],
      help: "remove one of the two")
  }
}

extension IdKind {
  fileprivate var plural: String {
    switch self {
    case .tab: return "tabs"
    case .route: return "routes"
    case .parameter: return "parameters"
    case .enumCase: return "cases"
    case .flag: return "flags"
    case .modal: return "modals"
    }
  }
}

extension Reservation {
  fileprivate var words: String {
    switch self {
    case .optionalCase: return "is a case of every optional in Swift"
    case .caseList: return "is the list of cases that the enum has already"
    case .modalPath: return "would give its path the name of the modal's"
    case .wholeValue: return "means the flags themselves in Swift"
    case .hashValue: return "is a part of every hashable type in Swift"
    }
  }
}

extension SourceRange {
  /// Whether a `:` follows, as after a key that has a value.
  fileprivate var isBeforeColon: Bool {
    file.bytes[offsets.upperBound...].first { !$0.isBlank } == UInt8(ascii: ":")
  }
}
