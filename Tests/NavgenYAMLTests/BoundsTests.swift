import NavgenSource
import NavgenYAML
import Testing

@Suite("Bounds")
struct BoundsTests {
  @Test("a file above the limit is not looked at")
  func size() {
    let limits = YAMLLimits(bytes: 4, depth: 64, aliasedNodes: 10)
    check(
      "a: b\n", limits: limits,
      fails: "1:1: error: file has more than 4 bytes, the most that is read; "
        + "check that this is the right file [spec-too-large]")
    #expect(YAMLLimits.standard.bytes == 4_194_304)
  }

  @Test("keys and values are counted, aliases as one, and reading stops at the first too many")
  func values() {
    let limits = YAMLLimits(bytes: 1000, depth: 64, aliasedNodes: 100, nodes: 8)
    // The map itself, three keys, a list with its item, a text, an alias.
    var diagnostics = DiagnosticList()
    let text = "a: &a [x]\nb: y\nc: *a\n"
    #expect(
      parseYAML(
        SourceFile(path: "t.yaml", text: text), limits: limits, diagnostics: &diagnostics) != nil)
    check(
      text + "d: z\ne: z\n", limits: limits,
      fails: "4:1: error: file has more than 8 keys and values, the most that is read; "
        + "check that this is the right file [too-many-values]")
    #expect(YAMLLimits.standard.nodes == 500_000)
  }

  @Test("a million keys are more than a file may have")
  func millionKeys() {
    let text = (0..<1_000_000).map { "\($0):\n" }.joined()
    #expect(ids(text) == ["spec-too-large"])
  }

  @Test("64 levels are read, the 65th is refused where it begins")
  func depth() {
    check(
      String(repeating: "[", count: 64) + String(repeating: "]", count: 64),
      gives: String(repeating: "[", count: 64) + String(repeating: "]", count: 64))
    check(
      String(repeating: "[", count: 65) + String(repeating: "]", count: 65),
      fails: "1:65: error: maps and lists are nested more than 64 levels deep; "
        + "take some of the levels out [deep-nesting]")
  }

  @Test("levels that come in through aliases count")
  func depthThroughAliases() {
    let limits = YAMLLimits(bytes: 1000, depth: 3, aliasedNodes: 100)
    check(
      "- &a [[x]]\n- [*a]\n", limits: limits,
      fails: "2:4: error: with alias '*a' maps and lists are nested more than 3 levels deep; "
        + "take some of the levels out [deep-nesting]")
  }

  @Test(
    "unclosed and nested brackets without end stop at the bound",
    arguments: [
      String(repeating: "[", count: 100_000),
      String(repeating: "{a: ", count: 100_000),
      String(repeating: "- ", count: 100_000),
      String(repeating: "? ", count: 100_000),
      String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000),
    ])
  func endlessNesting(text: String) {
    #expect(ids(text) == ["deep-nesting"])
  }

  @Test("what aliases add is counted over the whole file")
  func expansion() {
    let limits = YAMLLimits(bytes: 1000, depth: 64, aliasedNodes: 6)
    check(
      "a: &a [x, y]\nb: [*a, *a]\nc: *a\n", limits: limits,
      fails: "3:4: error: alias '*a' brings the values that aliases add to more than 6; "
        + "use fewer aliases inside values that are repeated themselves [alias-expansion]")
  }

  @Test("an alias bomb stops at the bound")
  func bomb() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<30 {
      let list = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(list)]\n"
    }
    #expect(ids(text) == ["alias-expansion"])
  }

  @Test("a bomb of merge keys stops at the bound")
  func mergeBomb() {
    let keys = (0..<1000).map { "k\($0): 1" }.joined(separator: ", ")
    let text = "- &a {\(keys)}\n" + String(repeating: "- {<<: *a}\n", count: 10_000)
    #expect(ids(text) == ["alias-expansion"])
  }

  @Test("an alias inside its own value shows both places")
  func selfReference() {
    check(
      "a: &x\n  b: [*x]\n  c: *x\nd: *x\n",
      fails: "2:7: error: alias '*x' is inside what it repeats; "
        + "move the alias out of that value [recursive-alias]",
      "1:4: note: the repeated value begins here",
      "3:6: error: alias '*x' is inside what it repeats; "
        + "move the alias out of that value [recursive-alias]",
      "1:4: note: the repeated value begins here")
    #expect(ids("&x {<<: *x}") == ["recursive-alias"])
  }

  @Test("an unknown alias names the nearest anchor")
  func unknownAlias() {
    check(
      "a: &icons [x]\nb: *icon\nc: *other\n",
      fails: "2:4: error: alias '*icon' has no anchor before it; did you mean '*icons'? "
        + "[unknown-alias]",
      "3:4: error: alias '*other' has no anchor before it; "
        + "write '&other' before the value that the alias repeats [unknown-alias]")
  }

  @Test("a text of 10,000 bytes is read, and one byte more is too long")
  func longText() {
    let word = String(repeating: "x", count: 10_000)
    check("a: \(word)\n", gives: "{a: \(word)}")
    check(
      "a: \(word)x\n",
      fails: "1:4: error: text has 10001 bytes, expected at most 10000; "
        + "shorten it, or check for a quote that closes too late [long-text]")
  }

  @Test("100,000 keys are read")
  func large() {
    let keys = (0..<100_000).map { "ключ\($0): 1\n" }.joined()
    var diagnostics = DiagnosticList()
    let node = parseYAML(SourceFile(path: "t.yaml", text: keys), diagnostics: &diagnostics)
    guard case .mapping(let entries) = node?.content else {
      Issue.record("no map")
      return
    }
    #expect(entries.count == 100_000)
    #expect(entries.last?.key.value == "ключ99999")
    #expect(entries.last?.value.range.start == SourcePosition(line: 100_000, column: 12))
  }

  private func ids(_ text: String) -> [String] {
    var diagnostics = DiagnosticList()
    _ = parseYAML(SourceFile(path: "t.yaml", text: text), diagnostics: &diagnostics)
    return diagnostics.sorted.map(\.id)
  }
}
