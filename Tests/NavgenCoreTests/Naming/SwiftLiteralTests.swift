import Testing

@testable import NavgenCore

@Suite("Swift literals")
struct SwiftLiteralTests {
  @Test(
    "spell out what could leave them or what nobody sees",
    arguments: [
      ("", #""""#),
      ("Home", #""Home""#),
      (#"Say "hi""#, #""Say \"hi\"""#),
      (#"\"#, #""\\""#),
      (#"\(exit(0))"#, #""\\(exit(0))""#),
      ("a\nb\tc\rd\0e", #""a\nb\tc\rd\0e""#),
      ("one\r\ntwo", #""one\r\ntwo""#),
      ("\u{7}\u{7F}\u{85}", #""\u{7}\u{7F}\u{85}""#),
      ("\u{2028}\u{2029}", #""\u{2028}\u{2029}""#),
      ("\u{200F}عربة\u{202E}", #""\u{200F}عربة\u{202E}""#),
      ("\u{FEFF}x\u{200B}", #""\u{FEFF}x\u{200B}""#),
      ("größer 日本 🛒", #""größer 日本 🛒""#),
      ("👩\u{200D}🚀", "\"👩\u{200D}🚀\""),
      ("\u{200D}a", #""\u{200D}a""#),
      ("e\u{301}", "\"e\u{301}\""),
      ("\u{301}e", #""\u{301}e""#),
      ("\n\u{301}", #""\n\u{301}""#),
      ("a\u{D4E}", #""a\u{D4E}""#),
      (##""#"##, ##""\"#""##),
    ])
  func escape(text: String, literal: String) {
    #expect(Array(stringLiteral(text).utf8) == Array(literal.utf8))
  }

  @Test("say what the text says, whatever characters are in it")
  func roundTrip() throws {
    let scalars =
      (0...0x2FFF).compactMap(Unicode.Scalar.init) + ["\u{1F468}", "\u{E0067}", "\u{10FFFF}"]
    for scalar in scalars {
      let text = "\(scalar)a\(scalar)\"\(scalar)"
      let literal = stringLiteral(text)
      #expect(literal.hasPrefix("\"") && literal.hasSuffix("\""))
      #expect(try stringValue(literal).get().unicodeScalars.elementsEqual(text.unicodeScalars))
    }
  }

  @Test(
    "of numbers are in groups of three from seven digits on",
    arguments: [
      ("0", "0"), ("-7", "-7"), ("123456", "123456"), ("1234567", "1_234_567"),
      ("-123456", "-123456"), ("-1000000", "-1_000_000"), ("123456789", "123_456_789"),
      ("9223372036854775807", "9_223_372_036_854_775_807"),
    ])
  func group(digits: String, literal: String) {
    #expect(grouped(digits) == literal)
  }
}
