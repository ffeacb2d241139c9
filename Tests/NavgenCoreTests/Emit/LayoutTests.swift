import Testing

@testable import NavgenCore

@Suite("Layout of lists and literals")
struct LayoutTests {
  @Test("a list that fits stays on its line")
  func staysOnLine() {
    #expect(parenthesized(["id: Int", "ref: String"], column: 10) == "(id: Int, ref: String)")
    #expect(arrayLiteral([], column: 10) == "[]")
    #expect(parenthesized([], column: 10) == "")
  }

  @Test("a list may end in the last column, and breaks one column later")
  func breaksAtLimit() {
    let items = [String(repeating: "a", count: 40), String(repeating: "b", count: 40)]
    // Two items, a comma with its space and two brackets take 84 columns.
    #expect(!parenthesized(items, column: 16).contains("\n"))
    #expect(parenthesized(items, column: 17) == "(\n  \(items[0]),\n  \(items[1])\n)")
  }

  @Test("an array over several lines ends with a comma, unless it has one item")
  func endsArrayWithComma() {
    let long = String(repeating: "a", count: 99)
    #expect(arrayLiteral([long, "b"], column: 0) == "[\n  \(long),\n  b,\n]")
    #expect(arrayLiteral([long], column: 0) == "[\n  \(long)\n]")
  }

  @Test("a list within a list is indented by one more step")
  func indentsInnerList() {
    let inner = "f(\n  1\n)"
    #expect(arrayLiteral([inner, "b"], column: 0) == "[\n  f(\n    1\n  ),\n  b,\n]")
  }

  @Test("patterns fill their lines and leave a column for the colon")
  func fillsLines() {
    let items = (1...4).map { String(repeating: "\($0)", count: 30) }
    #expect(
      filled(items, column: 9, indentation: 4)
        == "\(items[0]), \(items[1]),\n  \(items[2]), \(items[3])")
  }

  @Test("a filled list never passes the last column", arguments: 1...60)
  func staysWithinWidth(length: Int) {
    let items = (1...40).map { _ in String(repeating: "x", count: length) }
    let lines = "    case \(filled(items, column: 9, indentation: 4)):".split(separator: "\n")
    #expect(lines[0].count <= 100)
    // The template engine indents the further lines by the four columns of the first.
    #expect(lines.dropFirst().allSatisfy { $0.count + 4 <= 100 })
  }
}

@Suite("String literals over several lines")
struct WrappedLiteralTests {
  private let words = String(repeating: "word ", count: 30)

  @Test("one that fits stays as it is")
  func staysOnLine() {
    #expect(wrappedStringLiteral("Home", column: 80) == "\"Home\"")
  }

  @Test("one that does not fit is cut after spaces")
  func cutsAfterSpaces() {
    let line = String(repeating: "word ", count: 10)
    #expect(
      wrappedStringLiteral(words, column: 0) == "\"\"\"\n\(line)\\\n\(line)\\\n\(line)\n\"\"\"")
  }

  @Test("it is indented against a line that something else begins")
  func indents() {
    #expect(wrappedStringLiteral(words, column: 20).hasPrefix("\"\"\"\n  word "))
    #expect(wrappedStringLiteral(words, column: 20).hasSuffix("\n  \"\"\""))
  }

  @Test("no escape is ever cut, wherever the cut falls", arguments: 0...60)
  func keepsEscapes(offset: Int) {
    let text = String(repeating: "a", count: offset) + String(repeating: "\u{202E}\"\\", count: 40)
    let literal = wrappedStringLiteral(text, column: 0)
    let lines = literal.split(separator: "\n").dropFirst().dropLast()
    let joined = lines.map {
      $0.hasSuffix("\\") && $0 != lines.last ? String($0.dropLast()) : String($0)
    }
    .joined()
    #expect("\"\(joined)\"" == stringLiteral(text))
    for line in lines.dropLast() {
      #expect(line.count(where: { $0 == "{" }) == line.count(where: { $0 == "}" }))
    }
  }
}
