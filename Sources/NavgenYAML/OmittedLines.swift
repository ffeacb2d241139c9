import NavgenSource

/// Lines that are left out together.
struct OmittedLines {
  /// Their numbers, ascending.
  var lines: [Int]
  /// Where the document lacks them.
  var omissions: [Omission]
  var isConflict = false
}

// Which lines go with one that has a mistake.
extension CommentedText {
  /// What goes with a line that has a mistake.
  func omission(for number: Int) -> OmittedLines? {
    guard let first = level(number) else { return nil }
    if file.bytes[first.offset...].isConflict(.start) { return conflicts }
    let text = file.line(from: first.offset).text
    var lines = OmittedLines(lines: [number], omissions: levels(of: number, first))
    if text.hasSuffix(":") {
      lines.lines += ownLines(of: number, first)
    } else if file.bytes[first.offset] != .tab {
      lines.lines += linesBelow(number, first.indentation)
      // What is below a line with a value may belong to what stands above.
      if text.contains(": ") { lines.omissions = levels(of: lines.lines, at: first.offset) }
    }
    return lines
  }

  /// What is below a key without a value. What is not indented further than a key that is indented wrongly is its own
  /// all the same. How far a tab indents nobody knows.
  private func ownLines(of number: Int, _ first: Omission) -> [Int] {
    guard let next = nextContent(after: number).flatMap(level), next.indentation > 0 else {
      return []
    }
    let isWrong = file.bytes[first.offset] == .tab || next.indentation <= first.indentation
    return linesBelow(number, isWrong ? next.indentation - 1 : first.indentation)
  }

  /// The lines below one that are indented further than a level, and a line that closes the brackets that they open.
  private func linesBelow(_ number: Int, _ indentation: Int) -> [Int] {
    var lines: [Int] = []
    var next = number + 1
    while file.lineOffsets(next) != nil {
      if let line = level(next) {
        guard line.indentation > indentation else {
          let open = ([number] + lines).reduce(0) { $0 + openBrackets(in: $1) }
          let closes = line.indentation == indentation && file.bytes[line.offset...].isClosingLine
          return open > 0 && closes ? lines + [next] : lines
        }
        lines.append(next)
      }
      next += 1
    }
    return lines
  }

  private func openBrackets(in number: Int) -> Int {
    file.bytes[content(of: number) ?? 0..<0].reduce(0) { count, byte in
      "[{".utf8.contains(byte) ? count + 1 : "]}".utf8.contains(byte) ? count - 1 : count
    }
  }

  private func nextContent(after number: Int) -> Int? {
    var next = number + 1
    while file.lineOffsets(next) != nil {
      if content(of: next) != nil { return next }
      next += 1
    }
    return nil
  }

  /// The level of a line; for one that begins with a tab, those of its neighbours.
  private func levels(of number: Int, _ line: Omission) -> [Omission] {
    guard file.bytes[line.offset] == .tab else { return [line] }
    let above = (1..<number).last { content(of: $0) != nil }
    return levels(of: [above, nextContent(after: number)].compactMap(\.self), at: line.offset)
  }

  /// One omission for each level among lines, all at one place.
  func levels(of lines: [Int], at offset: Int) -> [Omission] {
    var levels: Set<Int> = []
    return lines.compactMap(level).filter { levels.insert($0.indentation).inserted }.map {
      Omission(offset: offset, indentation: $0.indentation, isMerge: $0.isMerge)
    }
  }

  private func level(_ number: Int) -> Omission? {
    guard let line = content(of: number), let whole = file.lineOffsets(number) else { return nil }
    return Omission(
      offset: line.lowerBound, indentation: line.lowerBound - whole.lowerBound,
      isMerge: file.bytes[line].starts(with: "<<:".utf8))
  }
}
