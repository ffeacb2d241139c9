import NavgenSource

// What stands around a place of a file, for saying what is wrong there.
extension SourceFile {
  /// The word at an offset, or the one bracket or comma; empty at the end of the file. A key is
  /// without its colon.
  func word(at offset: Int) -> SourceRange {
    let first = character(at: offset)
    let rest = bytes[first.offsets.upperBound...]
    if bytes[first.offsets].allSatisfy(\.isFlowIndicator) { return first }
    let end = rest.firstIndex { $0.isBlankOrLineBreak || $0.isFlowIndicator } ?? bytes.count
    let isKey = end > offset + 1 && bytes[end - 1] == UInt8(ascii: ":")
    return range(offset..<(isKey ? end - 1 : end))
  }

  /// The one character at an offset; empty at the end of the file.
  func character(at offset: Int) -> SourceRange {
    let following = bytes[offset...].dropFirst()
    return range(offset..<(following.firstIndex { !$0.isUTF8Continuation } ?? bytes.count))
  }

  /// The rest of a line without the blanks at its ends.
  func line(from offset: Int) -> SourceRange {
    restOfLine(at: bytes[offset...].firstIndex { !$0.isBlank } ?? offset)
  }

  /// The text from an offset to the end of its line, without the blanks there.
  func restOfLine(at offset: Int) -> SourceRange {
    var end = bytes[offset...].firstIndex(where: \.isLineBreak) ?? bytes.count
    while end > offset, bytes[end - 1].isBlank { end -= 1 }
    return range(offset..<end)
  }

  /// Whether an event is a text of several words.
  func hasWords(_ event: YAMLEvent) -> Bool {
    guard case .scalar = event.kind else { return false }
    return range(event.offsets).text.contains(" ")
  }

  /// The first word of a line.
  func beginning(ofLine number: Int) -> SourceRange? {
    firstLetter(ofLine: number).map { word(at: $0) }
  }

  /// What begins a line like a comment of other languages.
  func foreignComment(ofLine number: Int) -> SourceRange? {
    guard let text = firstLetter(ofLine: number).map(restOfLine),
      commentHelp(instead: text.text) != nil
    else { return nil }
    return text
  }

  private func firstLetter(ofLine number: Int) -> Int? {
    lineOffsets(number).flatMap { bytes[$0].firstIndex { !$0.isBlank } }
  }

  /// The '#' of a comment in the line of an opening bracket, if the closing one is in that comment.
  func comment(hiding bracket: Bracket, openedAt offset: Int) -> SourceRange? {
    let line = restOfLine(at: offset).offsets
    let start = line.dropFirst().first {
      bytes[$0] == UInt8(ascii: "#") && bytes[$0 - 1].isBlank
    }
    guard let start, let closing = bracket.closing.utf8.first,
      bytes[start..<line.upperBound].contains(closing)
    else { return nil }
    return range(start..<start + 1)
  }

  /// The blanks that the line of an offset begins with, at most up to the offset.
  func indentation(at offset: Int) -> Range<Int> {
    let start = lineOffsets(position(at: offset).line)?.lowerBound ?? offset
    let end = bytes[start...].firstIndex { !$0.isBlank } ?? bytes.count
    return start..<min(end, max(offset, start))
  }

  /// The tabs that begin at an offset.
  func tabs(at offset: Int) -> SourceRange {
    range(offset..<(bytes[offset...].firstIndex { $0 != .tab } ?? bytes.count))
  }

  /// The escape, with its backslash, that an offset is in.
  func escape(before offset: Int) -> SourceRange {
    let head = bytes[..<min(offset, bytes.count)]
    let start = head.lastIndex(of: UInt8(ascii: "\\")) ?? offset
    return range(start..<min(start + 2, bytes.count))
  }
}

extension SourceRange {
  var isClosingBracket: Bool { text == "]" || text == "}" }
  var isOnSeveralLines: Bool { start.line != end.line }
}

extension UInt8 {
  fileprivate var isFlowIndicator: Bool { ",[]{}".utf8.contains(self) }
}
