import NavgenSource

/// Why a text cannot be put into a line of Swift as one value.
enum ExpressionFault: Error {
  case empty
  case severalLines
  case severalValues
  case openString
  case rawString
  case interpolation
  case comment
  case semicolon
  /// A name in backticks, in which Swift takes quotes and brackets as letters.
  case backtick
  /// `!` after a value, or after one of the words that it makes trap.
  case trap(String)
  /// `try` or `await`, which need somebody around them who expects it.
  case effect(String)
  case unclosed(Character)
  case unopened(Character)
}

/// What is wrong with a text as one Swift expression, as far as that can be told without a compiler:
/// it must end where the text ends, hold nothing that could reach beyond, and name no way to trap.
func expressionFault(in text: Located<String>) -> ExpressionFault? {
  switch expressionItems(in: text) {
  case .failure(let fault): return fault
  case .success(let items): return items.count > 1 ? .severalValues : trapFault(in: text.value)
  }
}

/// The expressions that a text lists, divided by commas outside strings and brackets.
func expressionItems(in text: Located<String>) -> Result<[Located<String>], ExpressionFault> {
  var scan = ExpressionScan(text.value)
  if let fault = scan.run() { return .failure(fault) }
  let starts = [text.value.startIndex] + scan.commas.map(text.value.index(after:))
  let ends = scan.commas + [text.value.endIndex]
  let items = zip(starts, ends).map { text.part($0..<$1).trimmed }
  return items.contains { $0.value.isEmpty } ? .failure(.empty) : .success(items)
}

/// A walk over a text that keeps count of brackets and strings.
private struct ExpressionScan {
  /// Where the commas are that stand in no bracket.
  private(set) var commas: [String.Index] = []
  // Scalars, since a mark after a quote makes one character of both, and to Swift it is a quote.
  private let text: String.UnicodeScalarView
  private var index: String.Index
  private var open: [Unicode.Scalar] = []

  init(_ text: String) {
    self.text = text.unicodeScalars
    index = text.startIndex
  }

  /// Walks to the end, or to the first fault.
  mutating func run() -> ExpressionFault? {
    while index < text.endIndex {
      if let fault = step() { return fault }
      text.formIndex(after: &index)
    }
    return open.last.map { .unclosed(Character($0)) }
  }

  private mutating func step() -> ExpressionFault? {
    let character = text[index]
    if Character(character).isNewline { return .severalLines }
    switch character {
    case "\"": return string()
    case "#" where follows("\""): return .rawString
    case "/" where follows("/") || follows("*"): return .comment
    case ";": return .semicolon
    case "`": return .backtick
    case "(", "[", "{": open.append(character)
    case ")", "]", "}":
      guard open.popLast() == opening(of: character) else {
        return .unopened(Character(character))
      }
    case "," where open.isEmpty: commas.append(index)
    default: break
    }
    return nil
  }

  /// Goes on to the closing quote of the string that begins here.
  private mutating func string() -> ExpressionFault? {
    text.formIndex(after: &index)
    while index < text.endIndex, text[index] != "\"" {
      if Character(text[index]).isNewline { return .severalLines }
      if text[index] == "\\" {
        if follows("(") { return .interpolation }
        text.formIndex(after: &index)
        if index == text.endIndex { break }
      }
      text.formIndex(after: &index)
    }
    return index == text.endIndex ? .openString : nil
  }

  private func follows(_ character: Unicode.Scalar) -> Bool {
    let next = text.index(after: index)
    return next < text.endIndex && text[next] == character
  }
}

private func opening(of closing: Unicode.Scalar) -> Unicode.Scalar {
  switch closing {
  case ")": return "("
  case "]": return "["
  default: return "{"
  }
}
