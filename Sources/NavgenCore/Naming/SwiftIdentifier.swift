/// Whether a text can be the name of a module, as an `import` spells it.
package func isModuleName(_ text: String) -> Bool {
  isIdentifier(text)
}

/// Whether a text is the name of a type, perhaps inside other types: `Product.ID`.
func isTypeName(_ text: String) -> Bool {
  text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isIdentifier)
}

/// Whether a text is an upper camel case identifier, as the names of generated types begin with. No word
/// that Swift reserves is a whole name then, so all of them may be used: `TypeTab`, `AnyRoute`.
func isTypePrefix(_ text: String) -> Bool {
  guard let first = text.utf8.first, first.isLetter, text.prefix(1) == text.prefix(1).uppercased()
  else { return false }
  return text.utf8.count <= idLengthLimit && text.utf8.allSatisfy { $0.isLetter || $0.isDigit }
}

/// What no module and no type can be named, sorted.
var reservedIdentifiers: [String] { (swiftKeywords.union(reservedTypeWords).union(["_"])).sorted() }

/// Whether a text can stand in Swift without backticks as the name of a module or of a type.
private func isIdentifier(_ text: some StringProtocol) -> Bool {
  guard let first = text.utf8.first, !first.isDigit else { return false }
  let isWord = text.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
  let word = String(text)
  return isWord && word != "_" && !swiftKeywords.contains(word) && !reservedTypeWords.contains(word)
}
