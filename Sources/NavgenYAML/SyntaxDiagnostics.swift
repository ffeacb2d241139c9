import NavgenSource

// Every fault of the syntax is `invalid-yaml`. The words differ, since libyaml's own name what its
// reader was at and seldom what the writer did.
extension Diagnostic {
  private static func invalidYAML(
    _ message: String, at range: SourceRange, notes: [Note] = [], help: String? = nil
  ) -> Diagnostic {
    Diagnostic(.error, id: "invalid-yaml", message, at: range, notes: notes, help: help)
  }

  static func missingColon(at range: SourceRange) -> Diagnostic {
    invalidYAML(
      "\(quoted(range.text)) has no ':' after it", at: range,
      help: commentHelp(instead: range.text) ?? pairHelp(for: range.text))
  }

  static func missingColonBeforeBrace(at key: SourceRange) -> Diagnostic {
    invalidYAML(
      "\(quoted(key.text)) has no ':' after it", at: key,
      help: "write \(quoted("\(key.text): { … }"))")
  }

  static func secondColon(at range: SourceRange) -> Diagnostic {
    invalidYAML(
      "found ':' where no key may stand", at: range,
      help: symbolHelp(inLineOf: range) ?? commentHelp(inLineOf: range)
        ?? defaultHelp(around: range)
        ?? "put braces around a map, or quotes around a text that contains ': '")
  }

  static func colonWithoutBlank(at range: SourceRange) -> Diagnostic {
    invalidYAML(
      "found ':' without a space after it inside brackets", at: range,
      help: "write 'key: value', or put quotes around a text that ends in ':'")
  }

  static func mergeConflict(at range: SourceRange) -> Diagnostic {
    invalidYAML(
      "a merge left a conflict here", at: range,
      help: "keep one of the two sides, and remove the lines that mark them")
  }

  static func foreignComment(at range: SourceRange) -> Diagnostic {
    invalidYAML(
      "\(quoted(range.text)) is no comment", at: range, help: commentHelp(instead: range.text))
  }

  /// - Parameter mayBeKey: Whether the value stands alone in its line, so that a ':' may be missing there.
  static func continuation(
    at range: SourceRange, of value: SourceRange, mayBeKey: Bool
  ) -> Diagnostic {
    invalidYAML(
      "\(quoted(range.text)) is indented like more text of the value above, not like a key",
      at: range, notes: [Note("the value begins here", at: value)],
      help: commentHelp(instead: range.text) ?? commentHelp(instead: value.text)
        ?? (mayBeKey
          ? "write '\(value.text):' if that is a key, or line up the keys of one map in one column"
          : "line up the keys of one map in one column"))
  }

  static func keyOnSeveralLines(at range: SourceRange) -> Diagnostic {
    invalidYAML("key goes over several lines", at: range, help: "write a key on one line")
  }

  static func listBesideKey(at range: SourceRange) -> Diagnostic {
    invalidYAML(
      "list begins where no list may stand", at: range,
      help: "begin a list on the line below its key, or write it as [a, b]")
  }

  static func reservedCharacter(at range: SourceRange) -> Diagnostic {
    invalidYAML(
      "\(quoted(range.text)) cannot begin a value", at: range,
      help: "put quotes around the value")
  }

  static func unclosedQuote(at range: SourceRange) -> Diagnostic {
    invalidYAML("quote is never closed", at: range, help: "add the closing quote")
  }

  /// - Parameter end: Where the next quote stands, behind which something follows.
  static func openQuote(at range: SourceRange, until end: SourceRange) -> Diagnostic {
    invalidYAML(
      "quote is not closed in its line", at: range,
      notes: [Note("the next quote is here", at: end)],
      help: "add the closing quote")
  }

  /// - Parameter comment: where a comment takes the closing bracket with it.
  static func unclosedBracket(
    at range: SourceRange, _ bracket: Bracket, until: SourceRange, comment: SourceRange?
  ) -> Diagnostic {
    let expected = Note("found \(naming(until)), expected '\(bracket.closing)'", at: until)
    return invalidYAML(
      "\(quoted(range.text)) is never closed", at: range,
      notes: comment.map { [Note("a comment begins here", at: $0)] } ?? [expected],
      help: comment == nil
        ? "add the '\(bracket.closing)'" : "put quotes around a text that has a '#' after a blank")
  }

  /// - Parameter afterWords: Whether several words stand before it, the last of which may be a key.
  static func missingSeparator(
    at range: SourceRange, in bracket: Bracket, opening: SourceRange, afterWords: Bool
  ) -> Diagnostic {
    invalidYAML(
      "found \(naming(range)), expected ',' or '\(bracket.closing)'", at: range,
      notes: [Note("the bracket opens here", at: opening)],
      help: separatorHelp(range, afterWords: afterWords))
  }

  static func textAfterQuote(at range: SourceRange, quote: SourceRange) -> Diagnostic {
    invalidYAML(
      "found \(naming(range)) after the closing quote, expected the end of the line", at: range,
      notes: [Note("the quoted text begins here", at: quote)],
      help: commentHelp(instead: range.text)
        ?? (range.followsQuote
          ? apostropheHelp(inLineOf: range) : "check where the quoted text should end"))
  }

  static func textAfterBracket(at range: SourceRange) -> Diagnostic {
    invalidYAML(
      "found \(naming(range)) after the closing bracket, expected the end of the line", at: range,
      help: commentHelp(instead: range.text)
        ?? "put quotes around the whole value if it is meant as text")
  }

  /// - Parameter above: What begins the line above it, if that stands further left, but not at the beginning.
  static func outOfLine(
    at range: SourceRange, of block: BlockKind, begun: SourceRange, above: SourceRange?
  ) -> Diagnostic {
    invalidYAML(
      "found \(naming(range)), expected \(block.part) of the \(block.name)", at: range,
      notes: [Note("the \(block.name) begins here", at: begun)]
        + (above.map { [Note("what is above stands further left", at: $0)] } ?? []),
      help: above.map { "line up \(quoted($0.text)) and \(naming(range)) in one column" }
        ?? "line up what belongs together in one column")
  }

  static func strayBracket(at range: SourceRange) -> Diagnostic {
    invalidYAML(
      "\(quoted(range.text)) closes nothing", at: range,
      help: "remove it, or add the bracket that opens it")
  }

  static func unexpected(at range: SourceRange, expected: Expectation) -> Diagnostic {
    invalidYAML(
      "found \(naming(range)), expected \(expected.words)", at: range,
      help: expected.help)
  }

  static func badEscape(at range: SourceRange) -> Diagnostic {
    invalidYAML(
      "\(quoted(range.text)) is no escape that YAML knows", at: range,
      help: "write '\\\\' for a backslash, or use single quotes")
  }

  static func missingName(at range: SourceRange) -> Diagnostic {
    invalidYAML(
      "\(quoted(range.text)) without the name of an anchor", at: range,
      help: "put quotes around the value if it is meant as text")
  }

  /// What is rare keeps the words of libyaml, which has none when it cannot get memory.
  static func otherFault(_ words: String, at range: SourceRange) -> Diagnostic {
    invalidYAML("not YAML: \(words.isEmpty ? "out of memory" : words)", at: range)
  }
}

private func separatorHelp(_ range: SourceRange, afterWords: Bool) -> String {
  if let help = commentHelp(instead: range.text) ?? symbolHelp(inLineOf: range) { return help }
  if range.followsQuote { return apostropheHelp(inLineOf: range) }
  switch range.text.first {
  case "{" where range.keyBefore != nil:
    return "write \(quoted("\(range.keyBefore ?? ""): { … }")), with a ':' after the key"
  case "{" where range.isInPattern: return "write a value of a pattern as ':name', without braces"
  case ":" where afterWords:
    return "put a ',' before a new key, or quotes around a text that contains ': '"
  case ":": return "put quotes around a text that contains ': ', or braces around a map"
  case "{": return "put quotes around a text that contains '{'"
  case "=": return "put quotes around a type with a default, as in '\"[String] = []\"'"
  default: return "put a ',' after each entry but the last"
  }
}

private func naming(_ range: SourceRange) -> String {
  range.text.isEmpty ? "the end of the file" : quoted(range.text)
}

/// The next step where a comment of other languages stands, which YAML reads as text.
package func commentHelp(instead text: String) -> String? {
  text.hasPrefix("//") || text.hasPrefix("/*") ? "begin a comment with '#'" : nil
}

extension SourceRange {
  /// The key that stands before it without a `:`.
  fileprivate var keyBefore: String? { file.word(before: offsets.lowerBound)?.text }

  fileprivate var followsQuote: Bool {
    offsets.lowerBound > 0 && file.bytes[offsets.lowerBound - 1] == UInt8(ascii: "'")
  }

  /// Whether it stands where a pattern has a placeholder.
  fileprivate var isInPattern: Bool {
    offsets.lowerBound > 0
      && [UInt8(ascii: "/"), UInt8(ascii: "=")]
        .contains(file.bytes[offsets.lowerBound - 1])
  }
}
