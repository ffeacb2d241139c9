import NavgenSource
import Testing

@testable import NavgenCore

@Suite struct ReadJSONTests {
  private func read(_ text: String) -> JSONValue? {
    var diagnostics = DiagnosticList()
    let value = readJSON(SourceFile(path: "a.json", text: text), diagnostics: &diagnostics)
    #expect((value == nil) == diagnostics.hasErrors)
    return value
  }

  @Test(
    "every kind of value is read",
    arguments: [
      ("null", nil), (" true ", true), ("\n[false]\r\n", [false]), ("{}", [:]), ("[]", []),
      ("-7", -7), ("0", 0), ("1.5e-3", .text("1.5e-3")), ("-0", 0), ("10", 10),
      ("99999999999999999999", .text("99999999999999999999")),
      ("\"\"", ""), ("{\"a\":{\"b\":[1,\"c\"]},\"A\":null}", ["a": ["b": [1, "c"]], "A": nil]),
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u00E9""#, "éé"),
      (#""\ud83d\ude00""#, "😀"), ("\"😀\u{7F}\u{2028}\"", "😀\u{7F}\u{2028}"),
    ] as [(String, JSONValue)])
  func values(text: String, expected: JSONValue) {
    #expect(read(text) == expected)
  }

  @Test(
    "what only YAML takes, and what nobody takes, is refused",
    arguments: [
      "", " ", "a", "a: b", "{a: 1}", "'a'", "[1,]", "{\"a\":1,}", "[,1]", "{,}", "[1 2]",
      "{\"a\" 1}", "{\"a\":}", "{\"a\"}", "1 2", "{} {}", "[", "]", "{", "}", "tru", "True", "nan",
      "truefalse", "+1", "01", "-01", "-", "1.", ".5", "1e", "1e+", "0x1", "--- {}", "# a\n{}",
      "{} // a", "/* a */ {}", "\"a", "\"", "\"\\", "\"\\u", "\"a\nb\"", "\"\\x41\"", "\"\\u12g4\"",
      "\"\\u+123\"", "\"\\ud83d\"", "\"\\ude00\"", "\"\\ud83d\\ud83d\"", "\"\\ud83dx\"",
      "\"\\ud83d\\n\"", "{\"a\":1,\"a\":1}", "{1:2}", "{\"a\":1 \"b\":2}", "\u{A0}{}", "\u{FEFF}{}",
      "&a {}", "*a", "!!str a",
    ])
  func refused(text: String) {
    #expect(read(text) == nil)
  }

  @Test("brackets may be nested as deep as no file is")
  func depth() {
    let nested = { (depth: Int) in
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(read(nested(100)) != nil)
    #expect(read(nested(101)) == nil)
    #expect(read(String(repeating: "[", count: 1_000_000)) == nil)
    #expect(read("[" + Array(repeating: "[]", count: 1000).joined(separator: ",") + "]") != nil)
  }

  @Test("what the renderer writes is read back")
  func roundTrip() {
    let value: JSONValue = [
      "a": [1, -2, true, false, nil, "\"\\\u{1}\u{85}\u{200E}\u{E0001}é😀\n/"], "": [:], "b": [],
    ]
    #expect(read(renderJSON(value)) == value)
  }
}
