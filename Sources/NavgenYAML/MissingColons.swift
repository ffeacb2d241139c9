import NavgenSource

// Where a colon seems to be missing, which libyaml notices late and in other words.
extension SourceFile {
  /// The key in the line of an offset that stands before a `{` without a `:`, as in `home { title: Home }`.
  func keyBeforeBrace(inLineOf offset: Int) -> SourceRange? {
    let start = indentation(at: offset).upperBound
    let line = bytes[start..<restOfLine(at: start).offsets.upperBound]
    let word = line.prefix(while: \.isPartOfName)
    let rest = line[word.endIndex...]
    guard !word.isEmpty, rest.first?.isBlank == true,
      rest.first(where: { !$0.isBlank }) == UInt8(ascii: "{")
    else { return nil }
    return range(start..<word.endIndex)
  }

  /// The word that only blanks divide from what begins at an offset of the same line.
  func word(before offset: Int) -> SourceRange? {
    let blanks = bytes[..<offset].reversed().prefix(while: \.isBlank).count
    let end = offset - blanks
    let length = bytes[..<end].reversed().prefix(while: \.isPartOfName).count
    guard blanks > 0, length > 0 else { return nil }
    let start = end - length
    let before = bytes[..<start].last { !$0.isBlankOrLineBreak }
    return before.map { "{,".utf8.contains($0) } ?? true ? range(start..<end) : nil
  }
}

extension Diagnostic {
  /// The next step where a key and its value stand side by side.
  static func pairHelp(for text: String) -> String {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, parts[0].utf8.allSatisfy(\.isPartOfName),
      !parts[1].contains(" ") || "[{".contains(parts[1].prefix(1))
    else { return "write 'key: value', with a space after the ':'" }
    return "write \(quoted("\(parts[0]): \(parts[1])")), with a space after the ':'"
  }
}

extension UInt8 {
  /// Whether keys have it in which nobody means anything else.
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."):
      return true
    default: return false
    }
  }
}
