import NavgenSource
import Testing

@Suite("Diagnostics for a terminal")
struct TextRendererTests {
  /// Checks the line of the excerpt and the carets under it.
  private func check(
    _ text: String, _ offsets: Range<Int>, line: String, carets: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = SourceFile(path: "t", text: text)
    let rendered = DiagnosticFormat.text.render([
      Diagnostic(.error, id: "x", "m", at: file.range(offsets))
    ])
    let rows = rendered.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(rows.dropFirst(3).prefix(2) == [line, carets], sourceLocation: sourceLocation)
  }

  @Test("a diagnostic shows its fact, place, excerpt, notes and next step")
  func whole() {
    let file = SourceFile(path: "dir/t.yaml", text: "a: 1\n\n  bc: 2\n")
    let note = Diagnostic.Note("first here", at: file.range(0..<1))
    let diagnostic = Diagnostic(
      .error, id: "some-id", "the fact", at: file.range(8..<10), notes: [note], help: "do this")
    let warning = Diagnostic(.warning, id: "other-id", "less", at: file.range(5..<5))
    #expect(
      DiagnosticFormat.text.render([diagnostic, warning]) == """
        error: the fact [some-id]
         --> dir/t.yaml:3:3
          |
        3 |   bc: 2
          |   ^^
        note: first here
         --> dir/t.yaml:1:1
          |
        1 | a: 1
          | ^
        help: do this

        warning: less [other-id]
         --> dir/t.yaml:2:1
          |
        2 |
          | ^

        """)
    #expect(DiagnosticFormat.text.render([]) == "")
  }

  @Test("the gutter grows with the line number")
  func gutter() {
    let file = SourceFile(path: "t", text: String(repeating: "\n", count: 99) + "abc")
    let diagnostic = Diagnostic(.error, id: "x", "m", at: file.range(100..<101))
    #expect(
      DiagnosticFormat.text.render([diagnostic]) == """
        error: m [x]
           --> t:100:2
            |
        100 | abc
            |  ^

        """)
  }

  @Test("a tab is one column wide, so that the caret stands under its letter")
  func tabs() {
    check("\ta:\tb", 4..<5, line: "1 |  a: b", carets: "  |     ^")
  }

  @Test("wide letters and emoji take two columns, combining marks none")
  func widths() {
    check("日本: x", 8..<9, line: "1 | 日本: x", carets: "  |       ^")
    check("日本", 3..<6, line: "1 | 日本", carets: "  |   ^^")
    check("👨‍👩‍👧 x", 19..<20, line: "1 | 👨‍👩‍👧 x", carets: "  |    ^")
    check("❤\u{FE0F} x", 7..<8, line: "1 | ❤\u{FE0F} x", carets: "  |    ^")
    check("e\u{301} x", 4..<5, line: "1 | e\u{301} x", carets: "  |   ^")
    check("a\u{200B}b", 4..<5, line: "1 | a\u{200B}b", carets: "  |  ^")
  }

  @Test("control and direction characters are spelled out, and the caret knows")
  func invisible() {
    check("a\u{7}b", 2..<3, line: "1 | a\\u{7}b", carets: "  |       ^")
    check("\u{202E}b", 3..<4, line: "1 | \\u{202E}b", carets: "  |         ^")
  }

  @Test("a range over several lines is marked to the end of its first")
  func severalLines() {
    check("ab\ncd", 1..<5, line: "1 | ab", carets: "  |  ^")
    check("ab\r\ncd", 0..<5, line: "1 | ab", carets: "  | ^^")
  }

  @Test("an empty range and the end of a line get one caret")
  func empty() {
    check("ab", 1..<1, line: "1 | ab", carets: "  |  ^")
    check("ab\r\n", 2..<4, line: "1 | ab", carets: "  |   ^")
    check("ab\r\n", 3..<4, line: "1 | ab", carets: "  |   ^")
    check("", 0..<0, line: "1 |", carets: "  | ^")
  }

  @Test("of a long line a hundred columns around the place are shown")
  func window() {
    let line = (0..<50).map { String($0 + 1000) }.joined(separator: " ")
    let start = line.prefix(100)
    check(line, 0..<4, line: "1 | \(start)…", carets: "  | ^^^^")
    // From column 126 on: 25 columns before the place, which is column 151.
    let middle = line.dropFirst(125).prefix(100)
    check(
      line, 150..<154, line: "1 | …\(middle)…",
      carets: "  | " + String(repeating: " ", count: 26) + "^^^^")
    let end = line.suffix(100)
    check(
      line, 245..<249, line: "1 | …\(end)",
      carets: "  | " + String(repeating: " ", count: 97) + "^^^^")
  }

  @Test("a line of exactly a hundred columns is whole")
  func limit() {
    let line = String(repeating: "x", count: 100)
    check(line, 0..<100, line: "1 | \(line)", carets: "  | " + String(repeating: "^", count: 100))
  }

  @Test("a long range on a long line is marked to the end of the window")
  func longRange() {
    let line = String(repeating: "é", count: 10_000)
    check(
      line, 0..<20_000, line: "1 | " + String(repeating: "é", count: 100) + "…",
      carets: "  | " + String(repeating: "^", count: 100))
    check(
      line, 200..<20_000, line: "1 | …" + String(repeating: "é", count: 100) + "…",
      carets: "  | " + String(repeating: " ", count: 26) + String(repeating: "^", count: 75))
  }

  @Test("no excerpt ends in blanks")
  func trailingBlanks() {
    check("a   ", 0..<1, line: "1 | a", carets: "  | ^")
  }

  @Test("a path that would break the line is spelled out")
  func path() {
    let file = SourceFile(path: "a\nb", text: "x")
    let diagnostic = Diagnostic(.error, id: "x", "m", at: file.range(0..<1))
    #expect(DiagnosticFormat.text.render([diagnostic]).contains(" --> a\\u{A}b:1:1\n"))
  }
}
