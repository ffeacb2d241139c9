import NavgenSource

// What a fault in the user's Swift is called in a message.

extension TypeFault {
  /// The fault, after a colon.
  var words: String {
    switch self {
    case .missing: return "no name where a type is expected"
    case .unexpected(let character): return "\(quoted(String(character))) where none is expected"
    case .unclosed: return "'[' is never closed"
    case .doubleOptional: return "found '??', expected one '?'"
    case .tooDeep(let limit): return "arrays are nested more than \(limit) deep"
    case .listCount(let count): return "found \(count) items in brackets, expected one"
    case .defaultInList:
      return "found a default inside brackets, expected it after them"
    }
  }
}

extension ExpressionFault {
  /// What is said of a text that has it.
  ///
  /// - Parameter expected: What the text should be, with its article.
  func statement(about text: String, expected: String) -> String {
    switch self {
    case .trap(let word): return "\(quoted(text)) has '\(word)', which can crash"
    case .effect(let word): return "\(quoted(text)) has '\(word)', which is not allowed here"
    default: return "\(quoted(text)) is not \(expected): \(words)"
    }
  }

  private var words: String {
    switch self {
    case .empty: return "nothing where a value is expected"
    case .severalLines: return "it goes over several lines"
    case .severalValues: return "found ',' outside brackets, expected one value"
    case .openString: return "a quote is never closed"
    case .rawString: return "raw strings are not allowed here"
    case .interpolation: return "'\\(' is not allowed here"
    case .comment: return "comments are not allowed here"
    case .semicolon: return "';' is not allowed here"
    case .backtick: return "'`' is not allowed here"
    case .trap(let word), .effect(let word): return "'\(word)' is not allowed here"
    case .unclosed(let bracket): return "'\(bracket)' is never closed"
    case .unopened(let bracket): return "'\(bracket)' closes nothing"
    }
  }
}

extension StringFault {
  /// The fault, after a colon.
  var words: String {
    switch self {
    case .unclosed: return "the quote is never closed"
    case .textAfter(let text): return "found \(quoted(text)) after the closing quote"
    case .unknownEscape(let escape): return "\(quoted(escape)) is no escape that Swift knows"
    case .interpolation: return "'\\(' is not allowed here"
    case .severalLines: return "it goes over several lines"
    }
  }
}
