import Foundation
import NavgenSource
import Testing

@Suite struct JSONRendererTests {
  @Test("members stand in the order they were given in, what is empty on one line")
  func layout() {
    let value: JSONValue = [
      "b": [1, -2], "a": ["nothing": nil, "flag": true], "none": [], "empty": .object([]),
    ]
    let expected = """
      {
        "b": [
          1,
          -2
        ],
        "a": {
          "nothing": null,
          "flag": true
        },
        "none": [],
        "empty": {}
      }

      """
    #expect(renderJSON(value) == expected)
  }

  @Test("a dictionary is sorted by its keys")
  func order() {
    let value = JSONValue.sorted(["b": 1, "a": .text(orNull: nil), "é": false])
    #expect(value == ["a": nil, "b": 1, "é": false])
  }

  @Test(
    "any text comes back as it was",
    arguments: [
      "", "\"\\/", "\n\r\t\u{0}\u{1}\u{1F}\u{7F}", "e\u{301}é", "👩‍👧 🇩🇪", "\u{2028}\u{202E}\u{FEFF}",
      "\u{10FFFF}", "\u{E0001}",
    ])
  func texts(text: String) throws {
    let rendered = renderJSON(.object([JSONMember(text, .text(text))]))
    let read = try JSONDecoder().decode([String: String].self, from: Data(rendered.utf8))
    #expect(read.map { Array($0.key.unicodeScalars) } == [Array(text.unicodeScalars)])
    #expect(read.map { Array($0.value.unicodeScalars) } == [Array(text.unicodeScalars)])
  }

  @Test("what is invisible is written by its number")
  func escapes() {
    #expect(renderJSON("a\u{0}\u{202E}\u{7F}b") == "\"a\\u0000\\u202e\\u007fb\"\n")
  }
}
