import NavgenSource
import Testing

@Suite("Places in a file")
struct SourceFileTests {
  private func check(
    _ text: String, offset: Int, line: Int, column: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let position = SourceFile(path: "t", text: text).position(at: offset)
    #expect(
      position == SourcePosition(line: line, column: column), sourceLocation: sourceLocation)
  }

  @Test("lines and columns count from one")
  func ascii() {
    check("ab\ncd", offset: 0, line: 1, column: 1)
    check("ab\ncd", offset: 2, line: 1, column: 3)
    check("ab\ncd", offset: 3, line: 2, column: 1)
    check("ab\ncd", offset: 4, line: 2, column: 2)
    check("", offset: 0, line: 1, column: 1)
  }

  @Test("an offset outside of the file gives its nearest end")
  func outside() {
    check("ab\ncd", offset: 99, line: 2, column: 3)
    check("ab\ncd\n", offset: 6, line: 3, column: 1)
    check("ab", offset: -1, line: 1, column: 1)
  }

  @Test("a column is a Unicode scalar, however many bytes it takes")
  func multiByte() {
    check("é日🏠x", offset: 2, line: 1, column: 2)
    check("é日🏠x", offset: 5, line: 1, column: 3)
    check("é日🏠x", offset: 9, line: 1, column: 4)
    check("a\né日🏠x", offset: 11, line: 2, column: 4)
  }

  @Test("columns are right behind any number of letters")
  func longLine() {
    let file = SourceFile(path: "t", text: "x\n" + String(repeating: "éa", count: 1000))
    for count in 0...1000 {
      #expect(file.position(at: 2 + 3 * count) == SourcePosition(line: 2, column: 2 * count + 1))
      #expect(file.offset(ofScalar: 2 + 2 * count) == 2 + 3 * count)
    }
  }

  @Test("CRLF is one line break, a lone CR is one too")
  func lineBreaks() {
    check("a\r\nb", offset: 3, line: 2, column: 1)
    check("a\rb", offset: 2, line: 2, column: 1)
    check("a\r\r\nb", offset: 4, line: 3, column: 1)
    check("a\n\rb", offset: 3, line: 3, column: 1)
  }

  @Test("a byte order mark takes no column")
  func byteOrderMark() {
    check("\u{FEFF}ab", offset: 0, line: 1, column: 1)
    check("\u{FEFF}ab", offset: 3, line: 1, column: 1)
    check("\u{FEFF}ab", offset: 4, line: 1, column: 2)
    check("\u{FEFF}a\nb", offset: 5, line: 2, column: 1)
  }

  @Test("a line comes without its break and without the byte order mark")
  func lines() {
    let file = SourceFile(path: "t", text: "\u{FEFF}a\r\n\r\nb\rc\n")
    #expect((0...6).map { file.line($0) } == [nil, "a", "", "b", "c", "", nil])
    #expect(SourceFile(path: "t", text: "").line(1) == "")
  }

  @Test("bytes that are no text are replaced in a line")
  func invalidBytes() {
    let file = SourceFile(path: "t", bytes: [0x61, 0xFF, 0x62])
    #expect(file.line(1) == "a\u{FFFD}b")
    #expect(file.position(at: 2) == SourcePosition(line: 1, column: 3))
  }

  @Test("the number of a scalar gives its offset, and one too many the end")
  func scalars() {
    let file = SourceFile(path: "t", text: "aé日b")
    #expect((0...5).map { file.offset(ofScalar: $0) } == [0, 1, 3, 6, 7, 7])
    #expect(SourceFile(path: "t", text: "ab").offset(ofScalar: 5) == 2)
    #expect(SourceFile(path: "t", text: "").offset(ofScalar: 1) == 0)
  }

  @Test("the name is the last part of the path")
  func name() {
    #expect(SourceFile(path: "a/b/c.yaml", text: "").name == "c.yaml")
    #expect(SourceFile(path: "c.yaml", text: "").name == "c.yaml")
    #expect(SourceFile(path: "", text: "").name == "")
  }

  @Test("ranges are equal in one file only")
  func ranges() {
    let (one, other) = (SourceFile(path: "t", text: "a"), SourceFile(path: "t", text: "a"))
    #expect(one.range(0..<1) == one.range(0..<1))
    #expect(one.range(0..<1) != one.range(0..<0))
    #expect(one.range(0..<1) != other.range(0..<1))
    #expect(Set([one.range(0..<1), one.range(0..<1), other.range(0..<1)]).count == 2)
  }

  @Test("places are in order by line, then by column")
  func order() {
    let places = [(1, 2), (2, 1), (2, 3)].map { SourcePosition(line: $0.0, column: $0.1) }
    #expect([places[2], places[0], places[1]].sorted() == places)
  }
}
