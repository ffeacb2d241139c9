import NavgenSource
import NavgenYAML
import Testing

/// What is left of a document with a mistake in it; `-` ends what is not complete, and stands for what is not there.
@Suite("A document that cannot be read to its end")
struct CutNodeTests {
  private func rest(_ text: String) -> String? {
    var diagnostics = DiagnosticList()
    let node = parseYAML(SourceFile(path: "t.yaml", text: text), diagnostics: &diagnostics)
    #expect(diagnostics.hasErrors)
    return node?.rest
  }

  @Test("keeps what stands before the mistake, except in the last line")
  func keepsWhatIsBefore() {
    #expect(rest("a: 1\nb: 2\nc: ]\n") == "{a: 1, b: -}-")
    #expect(rest("a: {x: 1}\nb: {y: 2}\nc: 3\nd: ]\n") == "{a: {x: 1}, b: {y: 2}-, c: -}-")
  }

  @Test("does not trust text on several lines, which a missing quote or indentation makes")
  func dropsLongText() {
    #expect(rest("a: \"x\nb: y\nc: \"z\nd: e\n") == "{a: -}-")
    #expect(rest("a: x\n  b\nc: d\ne: ]\n") == "{a: -, c: -}-")
  }

  @Test("does not trust the end of the maps that end there")
  func endsOpen() {
    #expect(rest("a:\n  x: 1\nb:\n  c:\n    y: 2\n   d: 3\n") == "{a: {x: 1}-, b: {c: {y: -}-}-}-")
  }

  @Test("is complete but for what stands for something else")
  func standsIn() {
    #expect(rest("a: *x\nb: 1\n") == "{a: -, b: 1}")
    #expect(rest("a: 1\na: 2\nb: 3\n") == "{a: 1-, b: 3}")
    #expect(rest("a: 1\n[b]: 2\n") == "{a: 1}-")
    #expect(rest("a: !t b\n") == "{a: b-}")
  }

  @Test("gives nothing beyond a limit")
  func limits() {
    #expect(rest(String(repeating: "[", count: 70)) == nil)
  }
}

extension YAMLNode {
  fileprivate var rest: String {
    let end = isComplete ? "" : "-"
    switch content {
    case .scalar(let scalar): return scalar.text + end
    case .sequence(let items): return "[\(items.map(\.rest).joined(separator: ", "))]" + end
    case .mapping(let entries):
      let parts = entries.map { "\($0.key.value): \($0.value.rest)" }
      return "{\(parts.joined(separator: ", "))}" + end
    }
  }
}
