import NavgenSource

/// A mark of a conflict, as merges in git leave it: seven times the same letter.
enum ConflictMark: UInt8, CaseIterable {
  case start = 0x3C
  /// Before what both sides began with.
  case base = 0x7C
  case middle = 0x3D
  case end = 0x3E
}

extension ArraySlice<UInt8> {
  /// Whether it begins with a mark of a conflict.
  func isConflict(_ mark: ConflictMark) -> Bool {
    prefix(7).count == 7 && prefix(7).allSatisfy { $0 == mark.rawValue }
      && dropFirst(7).first.map { $0.isBlankOrLineBreak } ?? true
  }

  /// Whether its first line does nothing but close brackets.
  var isClosingLine: Bool {
    prefix { !$0.isLineBreak && $0 != UInt8(ascii: "#") }.allSatisfy { "]}, ".utf8.contains($0) }
  }
}

extension SourceFile {
  /// The first line that begins a conflict.
  var conflictMarker: SourceRange? {
    var number = 1
    while let line = lineOffsets(number) {
      if bytes[line].isConflict(.start) { return restOfLine(at: line.lowerBound) }
      number += 1
    }
    return nil
  }
}

extension CommentedText {
  /// Of all conflicts that merges left, the marks and all sides but the first that has anything.
  var conflicts: OmittedLines {
    var lines = OmittedLines(lines: [], omissions: [], isConflict: true)
    var sides: [(mark: ConflictMark, lines: [Int])] = []
    var number = 1
    while let place = file.lineOffsets(number) {
      let mark = ConflictMark.allCases.first { file.bytes[place].isConflict($0) }
      if let mark, mark == .start || !sides.isEmpty {
        lines.lines.append(number)
        sides.append((mark, []))
      } else if !sides.isEmpty, content(of: number) != nil {
        sides[sides.count - 1].lines.append(number)
      }
      if mark == .end, !sides.isEmpty {
        add(sides.dropLast(), to: &lines)
        sides = []
      }
      number += 1
    }
    return lines
  }

  private func add(
    _ sides: ArraySlice<(mark: ConflictMark, lines: [Int])>, to lines: inout OmittedLines
  ) {
    let kept = sides.first { $0.mark != .base && !$0.lines.isEmpty }?.mark
    for side in sides where side.mark != kept {
      lines.lines += side.lines
      guard let first = side.lines.first, let place = content(of: first) else { continue }
      lines.omissions += levels(of: side.lines, at: place.lowerBound)
    }
  }
}
