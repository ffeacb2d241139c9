/// What may stand in one segment of a path, or as the value of a query item.
///
/// Literals and affixes are in small letters where a model does not tell letters by their case.
enum SegmentForm: Sendable {
  case literal(String)
  case placeholder(prefix: String, type: LinkValueType, suffix: String)

  /// Whether only some texts have it.
  var isFinite: Bool {
    switch self {
    case .literal: return true
    case .placeholder(_, let type, _): return type.texts != nil
    }
  }

  /// Any value of a type.
  static func value(_ type: LinkValueType) -> SegmentForm {
    .placeholder(prefix: "", type: type, suffix: "")
  }
}

// By their scalars, as texts are compared with them.
extension SegmentForm: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.literal(let text), .literal(let other)): return hasSameScalars(text, other)
    case (
      .placeholder(let prefix, let type, let suffix),
      .placeholder(let otherPrefix, let otherType, let otherSuffix)
    ):
      return type == otherType && hasSameScalars(prefix, otherPrefix)
        && hasSameScalars(suffix, otherSuffix)
    case (.literal, .placeholder), (.placeholder, .literal): return false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .literal(let text): hasher.combine(text)
    case .placeholder(let prefix, let type, let suffix):
      hasher.combine(prefix)
      hasher.combine(type)
      hasher.combine(suffix)
    }
  }
}

/// How texts are compared with the forms of a model.
struct LinkReader: Sendable {
  let isCaseSensitive: Bool

  /// A literal text as forms have it.
  func folded(_ text: String) -> String { isCaseSensitive ? text : caseFolded(text) }

  /// A text as it is compared.
  func exact(_ text: String) -> ExactText { ExactText(folded(text)) }

  /// Whether a text has the outer form, whatever its value.
  func fits(_ text: String, _ form: SegmentForm) -> Bool {
    switch form {
    case .literal(let literal): return hasSameScalars(folded(text), literal)
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
