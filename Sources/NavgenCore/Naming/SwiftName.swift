/// An identifier of the generated code, and how it is spelled in each position.
///
/// Made from an id of the spec: parts divided by `-` or `_` are joined in lower camel case, so
/// `sign-in` is `signIn`, `Home` is `home`, `URLList` is `urlList` and `DARK_BLUE` is `darkBlue`.
package struct SwiftName: Hashable, Sendable {
  /// The bare identifier.
  package let text: String

  package init(id: String) {
    let isShouted = !id.contains(where: \.isLowercase)
    let parts = (isShouted ? id.lowercased() : id)
      .split { $0 == "-" || $0 == "_" }.map(String.init)
    text = (parts.first.map(lowerFirstWord) ?? "") + parts.dropFirst().map(upperFirst).joined()
  }

  /// Where it is declared or stands alone: `` `default` ``.
  package var declared: String { swiftKeywords.contains(text) ? "`\(text)`" : text }

  /// After a dot, where almost every keyword is allowed: `default` in `.default`.
  package var member: String { memberKeywords.contains(text) ? "`\(text)`" : text }

  /// As a label where a parameter is declared; almost every keyword is allowed there.
  package var label: String { labelKeywords.contains(text) ? "`\(text)`" : text }

  /// As a label in a call, where the compiler warns of needless backticks.
  package var argument: String { text == "inout" ? "`\(text)`" : text }

  /// With an upper case first letter, for use within a longer name.
  package var capitalised: String { upperFirst(text) }
}

/// `URLList` → `urlList`, `Home` → `home`, `IDs` → `ids`.
private func lowerFirstWord(_ word: String) -> String {
  let capitals = word.prefix { $0.isUppercase }
  let rest = word.dropFirst(capitals.count)
  // The last capital of several begins the next word, unless what follows is its plural or a digit.
  let beginsWord = capitals.count > 1 && rest.first?.isLowercase == true && rest != "s"
  let head = beginsWord ? capitals.dropLast() : capitals
  return head.lowercased() + word.dropFirst(head.count)
}

private func upperFirst(_ word: String) -> String {
  word.prefix(1).uppercased() + word.dropFirst()
}
