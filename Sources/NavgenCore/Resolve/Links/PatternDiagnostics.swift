import NavgenSource

// What can be wrong with the spelling of a pattern.
extension Diagnostic {
  /// - Parameters:
  ///   - pattern: All of it.
  ///   - part: What is wrong with it.
  ///   - isIgnored: Whether it is a path that is ignored.
  static func malformedPattern(
    _ pattern: Located<String>, _ fault: PatternFault, at part: Located<String>,
    isIgnored: Bool = false
  ) -> Diagnostic {
    let kind = isIgnored ? "a path to ignore" : "a pattern"
    return Diagnostic(
      .error, id: "malformed-pattern",
      "\(quoted(pattern.value)) is not \(kind): \(fault.words(for: part.value))", at: part.range,
      help: fault.help(for: part.value, in: pattern.value))
  }

  static func repeatedQueryKey(_ key: Located<String>, first: Located<String>) -> Diagnostic {
    Diagnostic(
      .error, id: "repeated-query-key", "the key \(quoted(key.value)) is already in this pattern",
      at: key.range, notes: [Note("first given here", at: first.range)],
      help: "remove one of the two; an array repeats its key by itself")
  }

  static func longPattern(_ pattern: Located<String>, segments: Int, limit: Int) -> Diagnostic {
    Diagnostic(
      .error, id: "long-pattern",
      "the pattern has \(segments) segments, expected at most \(limit)", at: pattern.range,
      help: "shorten it, or take the rest of the path with an array as the last segment")
  }

  static func longPattern(_ pattern: Located<String>, queryItems: Int, limit: Int) -> Diagnostic {
    Diagnostic(
      .error, id: "long-pattern",
      "the pattern has \(queryItems) query items, expected at most \(limit)", at: pattern.range,
      help: "leave out what has a default, or put values that belong together into one type")
  }
}

extension PatternFault {
  /// - Parameter part: What is wrong.
  fileprivate func words(for part: String) -> String {
    switch self {
    case .empty: return "nothing, expected a path"
    case .noSlash: return "no '/' at its beginning"
    case .origin: return "it names a scheme or a host, expected the path alone"
    case .emptySegment: return "nothing between two '/'"
    case .trailingSlash: return "nothing after the last '/'"
    case .dotSegment: return "\(quoted(part)) would be resolved away in a URL"
    case .fragment: return "the fragment \(quoted(part)), which no link is told apart by"
    case .escape: return "\(quoted(part)), but a pattern is written without escapes"
    case .braces, .brackets: return "\(quoted(part)), expected a placeholder as in ':name'"
    case .expression: return "\(quoted(part)), but a pattern has no regular expressions"
    case .wildcard: return "\(quoted(part)), but a pattern has no wildcards"
    case .reserved: return "\(quoted(part)) in a literal"
    case .invisible: return "an invisible character in a literal"
    case .blankAtEnd: return "white space at an end of \(quoted(part))"
    case .namelessPlaceholder: return "no name after ':'"
    case .secondPlaceholder: return "\(quoted(part)) is the second placeholder of its segment"
    case .optionalMark: return "'?' after a placeholder begins a query"
    case .emptyQuery: return "nothing after '?'"
    case .secondQuery: return "a second '?'"
    case .emptyQueryItem: return "nothing after \(quoted(part))"
    case .keyWithoutValue: return "\(quoted(part)) has no value"
    case .bareParameter: return "\(quoted(part)) has no key"
    case .emptyKey: return "\(quoted(part)) has no key"
    case .fixedValue: return "the fixed value \(quoted(part)), expected a placeholder"
    case .textAroundValue: return "\(quoted(part)) beside a placeholder in a query"
    case .ignoredPlaceholder: return "the placeholder \(quoted(part))"
    case .ignoredQuery: return "the query \(quoted(part))"
    case .ignoredRestBeforeEnd: return "'*' that is not the last segment"
    }
  }
}
