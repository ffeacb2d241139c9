import NavgenSource
import Testing

@Suite("Diagnostics for Xcode and editors")
struct XcodeRendererTests {
  private let file = SourceFile(path: "/p/t.yaml", text: "a: 1\nbc: 2\n")

  private func render(_ message: String, help: String? = nil) -> String {
    DiagnosticFormat.xcode.render([
      Diagnostic(.warning, id: "x", message, at: file.range(5..<7), help: help)
    ])
  }

  @Test("each diagnostic and each note is one line, help and id at the end")
  func lines() {
    let note = Diagnostic.Note("first here", at: file.range(0..<1))
    let diagnostic = Diagnostic(
      .error, id: "some-id", "the fact", at: file.range(8..<9), notes: [note], help: "do this")
    #expect(
      DiagnosticFormat.xcode.render([diagnostic]) == """
        /p/t.yaml:2:4: error: the fact; do this [some-id]
        /p/t.yaml:1:1: note: first here

        """)
    #expect(render("less") == "/p/t.yaml:2:1: warning: less [x]\n")
    #expect(DiagnosticFormat.xcode.render([]) == "")
  }

  @Test("control and line break characters are spelled out")
  func controls() {
    #expect(
      render("'a\nb\r\u{1B}[0m\u{0}\u{85}\u{2028}'", help: "x\ty")
        == "/p/t.yaml:2:1: warning: "
        + "'a\\u{A}b\\u{D}\\u{1B}[0m\\u{0}\\u{85}\\u{2028}'; x\\u{9}y [x]\n")
  }

  @Test("characters that turn the direction of the text are spelled out")
  func directions() {
    #expect(
      render("\u{202E}\u{2066}\u{200F}\u{61C}\u{FEFF}")
        == "/p/t.yaml:2:1: warning: \\u{202E}\\u{2066}\\u{200F}\\u{61C}\\u{FEFF} [x]\n")
  }

  @Test("letters of all scripts and joined emoji stay as they are")
  func letters() {
    #expect(render("שלום é 👨‍👩‍👧") == "/p/t.yaml:2:1: warning: שלום é 👨‍👩‍👧 [x]\n")
  }

  @Test("a path that would break the line is spelled out")
  func path() {
    let odd = SourceFile(path: "a\nb.yaml", text: "")
    #expect(
      DiagnosticFormat.xcode.render([Diagnostic(.error, id: "x", "m", at: odd.range(0..<0))])
        == "a\\u{A}b.yaml:1:1: error: m [x]\n")
  }
}
