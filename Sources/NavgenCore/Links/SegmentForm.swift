/// What may stand in one segment of a path, or as the value of a query item.
///
/// Literals and affixes are in small letters where a model does not tell letters by their case.
enum SegmentForm: Hashable, Sendable {
  case literal(String)
  case placeholder(prefix: String, type: LinkValueType, suffix: String)

  /// Any value of a type.
  static func value(_ type: LinkValueType) -> SegmentForm {
    .placeholder(prefix: "", type: type, suffix: "")
  }
}

/// How texts are compared with the forms of a model.
struct LinkReader: Sendable {
  let isCaseSensitive: Bool

  /// A literal text as forms have it.
  func folded(_ text: String) -> String { isCaseSensitive ? text : text.lowercased() }

  /// Whether a text has the outer form, whatever its value.
  func fits(_ text: String, _ form: SegmentForm) -> Bool {
    switch form {
    case .literal(let literal): return folded(text) == literal
    case .placeholder(let prefix, _, let suffix):
      return value(in: text, between: prefix, and: suffix) != nil
    }
  }

  /// Whether a text has the form and a value.
  func accepts(_ text: String, _ form: SegmentForm) -> Bool {
    switch form {
    case .literal: return fits(text, form)
    case .placeholder(let prefix, let type, let suffix):
      guard let value = value(in: text, between: prefix, and: suffix) else { return false }
      return linkValue(value, of: type) != nil
    }
  }

  /// What stands between two affixes; `nil` when a text does not have them.
  ///
  /// Scalars are counted and not characters: a value that begins with a combining mark stays apart.
  func value(in text: String, between prefix: String, and suffix: String) -> String? {
    if prefix.isEmpty, suffix.isEmpty { return text }
    let scalars = text.unicodeScalars
    let (head, tail) = (prefix.unicodeScalars.count, suffix.unicodeScalars.count)
    guard scalars.count >= head + tail,
      hasSameScalars(folded(String(scalars.prefix(head))), prefix),
      hasSameScalars(folded(String(scalars.suffix(tail))), suffix)
    else { return nil }
    return String(scalars.dropFirst(head).dropLast(tail))
  }
}

private func hasSameScalars(_ left: String, _ right: String) -> Bool {
  left.utf8.elementsEqual(right.utf8)
}
