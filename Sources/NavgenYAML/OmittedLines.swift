import NavgenSource

// Which lines go with one that has a mistake.
extension CommentedText {
  /// A line, those below it that are indented further, and a line that does nothing but close brackets behind them.
  ///
  /// How far a tab indents nobody knows, so a line that begins with one goes alone, as one of those above it.
  func block(from number: Int) -> [Omission] {
    guard let first = line(number) else { return [] }
    if bytes[first.offset] == .tab {
      let above = (1..<number).last { line($0) != nil }.flatMap(line)
      return [Omission(offset: first.offset, indentation: above?.indentation ?? 0)]
    }
    var lines = [first]
    var next = number + 1
    while file.lineOffsets(next) != nil {
      if let line = line(next) {
        let isInside = line.indentation > first.indentation
        guard isInside || bytes[line.offset...].isClosingLine else { break }
        lines.append(line)
        if !isInside { break }
      }
      next += 1
    }
    return lines
  }

  /// Of all conflicts that a merge left, the marks and the second side, as whoever reads on takes the first.
  var conflicts: [Omission] {
    var lines: [Omission] = []
    var isSecondSide = false
    var number = 1
    while file.lineOffsets(number) != nil {
      if let line = line(number) {
        let rest = bytes[line.offset...]
        let isEnd = isSecondSide && rest.isConflict(.end)
        if rest.isConflict(.middle) { isSecondSide = true }
        if isSecondSide || rest.isConflict(.start) { lines.append(line) }
        if isEnd { isSecondSide = false }
      }
      number += 1
    }
    return lines
  }

  private func line(_ number: Int) -> Omission? {
    guard let line = content(of: number), let whole = file.lineOffsets(number) else { return nil }
    return Omission(
      offset: line.lowerBound, indentation: line.lowerBound - whole.lowerBound,
      isMerge: bytes[line].starts(with: "<<:".utf8))
  }
}

/// A mark of a conflict, as merges in git leave it.
enum ConflictMark: UInt8 {
  case start = 0x3C
  case middle = 0x3D
  case end = 0x3E
}

extension ArraySlice<UInt8> {
  /// Whether it begins with a mark of a conflict.
  func isConflict(_ mark: ConflictMark) -> Bool {
    prefix(7).count == 7 && prefix(7).allSatisfy { $0 == mark.rawValue }
  }

  /// Whether its first line does nothing but close brackets.
  fileprivate var isClosingLine: Bool {
    prefix { !$0.isLineBreak }.allSatisfy { "]}, ".utf8.contains($0) }
  }
}
