/// A file as it was read: the label it is shown under, its bytes, and where its lines begin.
///
/// Every place in navgen is a byte offset into one of these. Line and column are made here and
/// nowhere else, so that they agree in every output. Look-ups are cheap, however long a line is.
package final class SourceFile: Sendable {
  /// The path as the user gave it; what diagnostics print.
  package let path: String
  /// The contents, UTF-8 or not; a byte order mark is part of them.
  package let bytes: [UInt8]
  private let index: TextIndex

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    self.index = TextIndex(bytes)
  }

  package convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The last part of the path: what generated files name as their origin.
  package var name: String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The number of bytes of the byte order mark, which is invisible and takes no column.
  package var byteOrderMarkLength: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The line and column of a byte offset; offsets past the end give the end.
  package func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = index.line(at: offset)
    let start = contentStart(ofLine: line)
    let column = scalarCount(before: max(offset, start)) - scalarCount(before: start)
    return SourcePosition(line: line + 1, column: column + 1)
  }

  /// The text of a 1-based line without its line break, invalid bytes replaced; `nil` if absent.
  package func line(_ number: Int) -> String? {
    lineOffsets(number).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// The byte offset of a Unicode scalar, counted from 0 with a byte order mark as one of them; the
  /// end of the file when there are not as many.
  package func offset(ofScalar number: Int) -> Int {
    index.offset(ofScalar: number, in: bytes)
  }

  /// A range in this file, in bytes.
  package func range(_ offsets: Range<Int>) -> SourceRange {
    SourceRange(file: self, offsets: offsets)
  }

  /// Where the text of a 1-based line is, without its line break; `nil` if the line is absent.
  package func lineOffsets(_ number: Int) -> Range<Int>? {
    let starts = index.lineStarts
    guard starts.indices.contains(number - 1) else { return nil }
    let start = contentStart(ofLine: number - 1)
    guard number < starts.count else { return start..<bytes.count }
    let lineBreak = starts[number] - 1
    let isPair =
      lineBreak > start && bytes[lineBreak] == .lineFeed
      && bytes[lineBreak - 1] == .carriageReturn
    return start..<(isPair ? lineBreak - 1 : lineBreak)
  }

  private func contentStart(ofLine line: Int) -> Int {
    line == 0 ? byteOrderMarkLength : index.lineStarts[line]
  }

  private func scalarCount(before offset: Int) -> Int {
    index.scalarCount(before: offset, in: bytes)
  }
}

extension SourceFile {
  /// The number of columns of a 1-based line.
  func columnCount(ofLine number: Int) -> Int {
    guard let offsets = lineOffsets(number) else { return 0 }
    return scalarCount(before: offsets.upperBound) - scalarCount(before: offsets.lowerBound)
  }

  /// The text of some columns of a 1-based line, which must have them.
  func text(ofLine number: Int, columns: Range<Int>) -> String {
    guard let offsets = lineOffsets(number) else { return "" }
    let first = scalarCount(before: offsets.lowerBound) - 1
    let start = offset(ofScalar: first + columns.lowerBound)
    let end = min(offset(ofScalar: first + columns.upperBound), offsets.upperBound)
    return String(decoding: bytes[min(start, end)..<end], as: UTF8.self)
  }
}
