import NavgenSource

/// A stretch of a pattern; its indexes are those of the whole.
///
/// Scalars, not characters: a mark after a slash joins it to one character, and is a segment all the same.
typealias PatternPart = Substring.UnicodeScalarView

/// Something that is wrong in a pattern, and where.
struct PatternProblem: Error {
  let fault: PatternFault
  let part: PatternPart
}

extension StringProtocol {
  /// The whole text as a part of itself.
  var wholePart: PatternPart { Substring(self).unicodeScalars }
}

/// The parts of a path between its slashes; none for the path `/`.
func pathSegments(_ path: PatternPart) -> Result<[PatternPart], PatternProblem> {
  guard path.first == "/" else {
    let fault: PatternFault =
      path.isEmpty ? .empty : String(path).contains("://") ? .origin : .noSlash
    return .failure(PatternProblem(fault: fault, part: path))
  }
  let segments = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
  guard path.count > 1 else { return .success([]) }
  guard let gap = segments.firstIndex(where: \.isEmpty) else { return .success(segments) }
  let slashes = path.index(before: segments[gap].startIndex)
  let isLast = gap == segments.count - 1
  let end = isLast ? segments[gap].endIndex : path.index(after: segments[gap].endIndex)
  return .failure(
    PatternProblem(fault: isLast ? .trailingSlash : .emptySegment, part: path[slashes..<end]))
}

/// What a text has that cannot stand in a literal; `nil` when it is one.
///
/// - Parameter context: What the text is the beginning of, into which what is wrong may reach.
func literalProblem(
  _ text: PatternPart, in context: PatternPart? = nil
) -> PatternProblem? {
  for index in text.indices {
    guard let fault = fault(of: text[index]) else { continue }
    return PatternProblem(fault: fault, part: extent(of: fault, in: (context ?? text)[index...]))
  }
  return nil
}

/// White space at an end of a segment or a key, which nobody sees.
func blankProblem(_ text: PatternPart) -> PatternProblem? {
  let ends = [text.first, text.last].compactMap(\.self)
  return ends.contains(where: \.properties.isWhitespace)
    ? PatternProblem(fault: .blankAtEnd, part: text) : nil
}

/// What a whole segment is that cannot be one, although each of its characters could.
func segmentProblem(_ segment: PatternPart) -> PatternProblem? {
  let text = String(segment)
  if text == "." || text == ".." { return PatternProblem(fault: .dotSegment, part: segment) }
  let isBracketed = text.hasPrefix("[") && text.hasSuffix("]")
  return isBracketed ? PatternProblem(fault: .brackets, part: segment) : blankProblem(segment)
}

private func fault(of scalar: Unicode.Scalar) -> PatternFault? {
  switch scalar {
  case "%": return .escape
  case "{", "}": return .braces
  case "<", ">": return .brackets
  case "(", ")": return .expression
  case "*": return .wildcard
  case "#": return .fragment
  case "?": return .secondQuery
  case "\\", ":": return .reserved
  default: return scalar.isInvisible ? .invisible : nil
  }
}

/// How much of the text that begins with a fault belongs to it.
private func extent(of fault: PatternFault, in text: PatternPart) -> PatternPart {
  switch fault {
  case .fragment: return text
  case .braces: return text.upTo("}")
  case .brackets: return text.upTo(">")
  case .expression: return text.upTo(")")
  case .escape:
    let digits = text.dropFirst().prefix(2)
    return digits.allSatisfy(\.properties.isASCIIHexDigit) ? text.prefix(3) : text.prefix(1)
  default: return text.prefix(1)
  }
}

extension PatternPart {
  /// What it begins with, up to the end that belongs to its first character; that one alone when there is
  /// no such end.
  fileprivate func upTo(_ end: Unicode.Scalar) -> PatternPart {
    firstIndex(of: end).map { self[...$0] } ?? prefix(1)
  }

  /// The letters, digits and dividers that it begins with, as an id has them.
  var leadingWord: PatternPart {
    prefix { $0.properties.isAlphabetic || $0.properties.numericType != nil || $0.isDivider }
  }
}

extension Unicode.Scalar {
  /// Whether nobody sees it, such as a mark of direction that came along when the text was copied. The
  /// joiners of emoji and of many scripts show in what they join.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return value != 0x200C && value != 0x200D
    default: return false
    }
  }

  /// Whether it divides the parts of an id.
  var isDivider: Bool { self == "-" || self == "_" }
}
