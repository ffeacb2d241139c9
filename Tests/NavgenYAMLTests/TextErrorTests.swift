import NavgenSource
import NavgenYAML
import Testing

@Suite("Bytes that are no text of YAML")
struct TextErrorTests {
  @Test("the first byte that is not UTF-8 is shown")
  func notUTF8() {
    check(
      bytes: Array("a: é\nb: ".utf8) + [0xE9, 0x0A],
      fails: ["2:4: error: byte 0xE9 is not UTF-8; save the file as UTF-8 [not-utf8]"])
  }

  @Test(
    "overlong forms, surrogates, cut letters and what is beyond Unicode are not UTF-8",
    arguments: [
      [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xF4, 0x90, 0x80, 0x80], [0x80],
    ])
  func notQuiteUTF8(bytes: [UInt8]) {
    let byte = String(bytes[0], radix: 16, uppercase: true)
    check(
      bytes: Array("a".utf8) + bytes,
      fails: ["1:2: error: byte 0x\(byte) is not UTF-8; save the file as UTF-8 [not-utf8]"])
  }

  @Test(
    "UTF-16 is named, with and without its mark",
    arguments: [
      [0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61], [0x61, 0x00, 0x3A, 0x00], [0x00, 0x61],
    ])
  func utf16(bytes: [UInt8]) {
    check(
      bytes: bytes,
      fails: ["1:1: error: file is UTF-16, expected UTF-8; save the file as UTF-8 [not-utf8]"])
  }

  @Test("a control character is named by its number, with the escape to write")
  func controlCharacters() {
    check(
      "a: é\u{7}\n",
      fails: "1:5: error: character U+0007 is not allowed in YAML; "
        + "remove it, or write \\x07 inside double quotes [control-character]")
    check(
      "a: b\u{0}",
      fails: "1:5: error: character U+0000 is not allowed in YAML; "
        + "remove it, or write \\x00 inside double quotes [control-character]")
    check(
      "a: \u{9C}\n",
      fails: "1:4: error: character U+009C is not allowed in YAML; "
        + "remove it, or write \\x9C inside double quotes [control-character]")
    check(
      "\u{FFFE}\n",
      fails: "1:1: error: character U+FFFE is not allowed in YAML; "
        + "remove it, or write \\uFFFE inside double quotes [control-character]")
  }

  @Test("escaped control characters are text")
  func escapes() {
    check(#"a: "\x07\0""#, gives: "{a: \"\u{7}\u{0}\"}")
  }

  @Test(
    "a tab in the indentation is shown, and all the tabs are covered",
    arguments: [
      ("a:\n\tb: c\n", 1, 1), ("a: b\n\t\tc: d\n", 1, 2), ("a:\n  b: c\n  \td: e\n", 3, 1),
      ("a: |\n  b\n\tc\n", 1, 1), ("-\ta: b\n", 2, 1), ("a:\n  b: \"c\"\n \td: e\n", 2, 1),
    ])
  func tabs(text: String, column: Int, count: Int) throws {
    var diagnostics = DiagnosticList()
    let file = SourceFile(path: "t.yaml", text: text)
    _ = parseYAML(file, diagnostics: &diagnostics)
    let tab = try #require(diagnostics.sorted.first)
    #expect(diagnostics.sorted.count == 1)
    #expect(tab.id == "tab-indentation")
    #expect(tab.message == "tab character in the indentation, expected spaces")
    #expect(tab.help == "use spaces, two for each level")
    #expect(tab.range.start.column == column)
    #expect(tab.range.offsets.count == count)
  }

  @Test("a tab between words or inside brackets is a blank")
  func harmlessTabs() {
    check("a:\tb\nc: [\n\td,\n\te\n]\n", gives: "{a: b, c: [d, e]}")
    check(
      "{\n\ta: @\n}\n",
      fails: "2:5: error: '@' cannot begin a value; put quotes around the value [invalid-yaml]")
  }
}
