import NavgenSource
import NavgenYAML
import Testing

/// What is left of a document with more mistakes in its syntax than can be read past; `-` ends what is not complete, and
/// stands for what is not there.
@Suite("A document that cannot be read to its end")
struct CutNodeTests {
  /// - Parameter text: What stands before the mistakes.
  private func rest(_ text: String, mistake: String = "zz: ]\n") -> String? {
    rest(ofAll: text + String(repeating: mistake, count: 9))
  }

  private func rest(ofAll text: String) -> String? {
    var diagnostics = DiagnosticList()
    let node = parseYAML(SourceFile(path: "t.yaml", text: text), diagnostics: &diagnostics)
    #expect(diagnostics.errors.count == 1)
    return node?.rest
  }

  @Test("keeps what stands before the mistake, except in the last line")
  func keepsWhatIsBefore() {
    #expect(rest("a: 1\nb: 2\n") == "{a: 1, b: -}-")
    #expect(rest("a: {x: 1}\nb: {y: 2}\nc: 3\n") == "{a: {x: 1}, b: {y: 2}-, c: -}-")
  }

  @Test("does not trust text on several lines, which a missing quote or indentation makes")
  func dropsLongText() {
    #expect(rest("a: x\n  b\nc: d\ne: f\n") == "{a: -, c: d, e: -}-")
  }

  @Test("does not trust the end of the maps that end there")
  func endsOpen() {
    #expect(
      rest("a:\n  x: 1\nb:\n  c:\n    y: 2\n", mistake: "   ]\n")
        == "{a: {x: 1}-, b: {c: {y: -}-}-}-")
  }

  @Test("leaves out what an open bracket takes in, from its own level on")
  func opensBrackets() {
    let open = rest("a: 1\nb: { x: 1,\n  y: 2,\nc: 3,\nd: 4,\n", mistake: "e: ] ]\n")
    #expect(open == "{a: 1, b: {x: 1, y: -}-}-")
  }

  @Test("is complete but for what stands for something else")
  func standsIn() {
    #expect(rest(ofAll: "a: *x\nb: 1\n") == "{a: -, b: 1}")
    #expect(rest(ofAll: "a: 1\n[b]: 2\n") == "{a: 1}-")
    #expect(rest(ofAll: "a: !t b\n") == "{a: b-}")
  }

  @Test("gives nothing beyond a limit")
  func limits() {
    #expect(rest(ofAll: String(repeating: "[", count: 70)) == nil)
  }
}
