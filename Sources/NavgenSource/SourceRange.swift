/// A stretch of a file, in bytes, end not included.
package struct SourceRange: Sendable, Hashable {
  package let file: SourceFile
  package let offsets: Range<Int>

  package init(file: SourceFile, offsets: Range<Int>) {
    self.file = file
    self.offsets = offsets
  }

  package var start: SourcePosition { file.position(at: offsets.lowerBound) }
  package var end: SourcePosition { file.position(at: offsets.upperBound) }

  /// The text that it covers.
  package var text: String { String(decoding: file.bytes[offsets], as: UTF8.self) }

  /// Its text without the quotes around it.
  package var word: String {
    let text = text
    let isQuoted = text.count > 1 && text.first == text.last && "'\"".contains(text.prefix(1))
    return isQuoted ? String(text.dropFirst().dropLast()) : text
  }

  /// Two ranges are equal when they cover the same bytes of the same file object.
  package static func == (left: SourceRange, right: SourceRange) -> Bool {
    left.file === right.file && left.offsets == right.offsets
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(file))
    hasher.combine(offsets)
  }
}

/// A place as people count it: line and column from 1, the column in Unicode scalars.
package struct SourcePosition: Sendable, Hashable, Comparable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
