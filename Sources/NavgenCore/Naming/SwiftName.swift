/// An identifier of the generated code, and how it is spelled in each position.
///
/// Made from an id of the spec: parts divided by `-` or `_` are joined in lower camel case, so
/// `sign-in` is `signIn`, `Home` is `home` and `URLList` is `urlList`.
package struct SwiftName: Hashable, Sendable {
  /// The bare identifier.
  package let text: String

  package init(id: String) {
    let parts = id.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    text = (parts.first.map(lowerFirstWord) ?? "") + parts.dropFirst().map(upperFirst).joined()
  }

  /// Where it is declared or stands alone: `` `default` ``.
  package var declared: String { swiftKeywords.contains(text) ? "`\(text)`" : text }

  /// After a dot, where almost every keyword is allowed: `default` in `.default`.
  package var member: String { memberKeywords.contains(text) ? "`\(text)`" : text }

  /// As an argument label, where almost every keyword is allowed: `in` in `move(in:)`.
  package var label: String { labelKeywords.contains(text) ? "`\(text)`" : text }

  /// With an upper case first letter, for use within a longer name.
  package var capitalised: String { upperFirst(text) }
}

/// `URLList` → `urlList`, `Home` → `home`, `ID` → `id`.
private func lowerFirstWord(_ word: String) -> String {
  let capitals = word.prefix { $0.isUppercase }
  guard capitals.count > 1, capitals.count < word.count, !word.dropFirst(capitals.count).allSatisfy(\.isNumber)
  else { return capitals.lowercased() + word.dropFirst(capitals.count) }
  let head = capitals.dropLast()
  return head.lowercased() + word.dropFirst(head.count)
}

private func upperFirst(_ word: String) -> String {
  word.prefix(1).uppercased() + word.dropFirst()
}
