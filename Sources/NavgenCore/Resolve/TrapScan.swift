/// The first word of an expression that could end the app or that needs somebody around it to catch what
/// it throws, as a default and a sample have nobody. Strings are passed over; they are known to end.
///
/// A name is no such word: after a dot, before a colon, or between backticks.
func trapFault(in expression: String) -> ExpressionFault? {
  var rest = expression[...]
  var before: Character = " "
  while let character = rest.first {
    if character.isWordPart {
      let word = rest.prefix(while: \.isWordPart)
      rest = rest.dropFirst(word.count)
      let isName = before == "." || before == "`" || before == "#" || before == "@"
      if !isName, let fault = wordFault(word, before: rest) { return fault }
      before = word.last ?? before
      continue
    }
    if character == "!", isLeftBound(after: before) { return .trap("!") }
    rest = character == "\"" ? afterString(rest) : rest.dropFirst()
    before = character
  }
  return nil
}

/// - Parameter rest: What stands behind the word.
private func wordFault(_ word: Substring, before rest: Substring) -> ExpressionFault? {
  let next = rest.first { !$0.isWhitespace }
  switch word {
  case "try" where rest.first == "!", "as" where rest.first == "!": return .trap("\(word)!")
  // The value of `try?` is `nil` where something is thrown.
  case "try" where rest.first == "?": return nil
  case "try" where next != ":", "await" where next != ":": return .effect(String(word))
  default: return nil
  }
}

/// Whether an operator right behind a character comes after a value, as Swift tells it: `a!` and even
/// `a!=b`, but not `!a` and `a != b`.
private func isLeftBound(after character: Character) -> Bool {
  !character.isWhitespace && !"([{,;:".contains(character)
}

/// What stands behind the string that a text begins with.
private func afterString(_ text: Substring) -> Substring {
  var rest = text.dropFirst()
  while let character = rest.popFirst(), character != "\"" {
    if character == "\\" { rest = rest.dropFirst() }
  }
  return rest
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}
