import Testing

@testable import NavgenCore

@Suite("Defaults in the generated code")
struct DefaultExpressionTests {
  private let uuid = DefaultValue.uuid([
    0xE6, 0x21, 0xE1, 0xF8, 0xC3, 0x6C, 0x49, 0x5A, 0x93, 0xFC, 0x0C, 0x24, 0x7A, 0x3E, 0x06, 0x5F,
  ])
  private let name = SwiftName(id: "value")

  /// Nine groups of ten digits, which take 98 columns.
  private let text = Array(repeating: "0123456789", count: 9).joined(separator: " ")

  private func declared(_ type: BuiltInType, _ value: DefaultValue?) throws -> String {
    let routes = "routes:\n  a: { params: { value: Int } }\n"
    let parameter = try #require(try acceptedModel(spec(routes)).routes.first?.parameters.first)
    return declaration(
      of: RouteParameter(
        id: "value", name: name, type: .builtIn(type), defaultValue: value,
        formerIds: [], declaration: parameter.declaration))
  }

  @Test("stand after their parameter")
  func followsParameter() throws {
    #expect(try declared(.int, nil) == "value: Int")
    #expect(try declared(.int, .integer(1_234_567)) == "value: Int = 1_234_567")
    #expect(try declared(.double, .decimal("-1234567.25e8")) == "value: Double = -1_234_567.25e8")
  }

  @Test("spell a UUID by its bytes, each with two digits")
  func spellsUUID() {
    #expect(
      expression(uuid, column: 0) == """
        UUID(
          uuid: (
            0xE6, 0x21, 0xE1, 0xF8, 0xC3, 0x6C, 0x49, 0x5A,
            0x93, 0xFC, 0x0C, 0x24, 0x7A, 0x3E, 0x06, 0x5F
          ))
        """)
  }

  @Test("break a text right under its parameter")
  func breaksTextUnderParameter() throws {
    #expect(
      try declared(.string, .text(text)) == #"""
        value: String = """
        0123456789 0123456789 0123456789 0123456789 \
        0123456789 0123456789 0123456789 0123456789 \
        0123456789
        """
        """#)
  }

  @Test("break a text one step under the argument that passes it on")
  func breaksTextUnderArgument() {
    #expect(
      argument(name, .text(text)) == #"""
        value: """
          0123456789 0123456789 0123456789 0123456789 \
          0123456789 0123456789 0123456789 0123456789 \
          0123456789
          """
        """#)
  }

  @Test("break a text for the column it stands at")
  func knowsColumn() {
    // 11 columns, `value: ` and two quotes leave 80 for a text in a call.
    #expect(argument(name, .text(String(repeating: "x", count: 80))).count == 89)
    #expect(argument(name, .text(String(repeating: "x", count: 81))).contains("\n"))
    // `String = ` takes 9 more.
    #expect(throws: Never.self) {
      let fits = try declared(.string, .text(String(repeating: "x", count: 71)))
      #expect(!fits.contains("\n"))
      let isTooLong = try declared(.string, .text(String(repeating: "x", count: 72)))
      #expect(isTooLong.contains("\n"))
    }
  }

  @Test("break a list into its items, at any depth")
  func breaksList() {
    let numbers = DefaultValue.list(Array(repeating: .integer(12_345_678), count: 9))
    let lines = String(repeating: "  12_345_678,\n", count: 9)
    #expect(argument(name, numbers) == "value: [\n\(lines)]")
    #expect(
      expression(.list([numbers, .list([])]), column: 0).hasPrefix("[\n  [\n    12_345_678,"))
    #expect(argument(name, .list([.flag(true), .nothing])) == "value: [true, nil]")
  }

  @Test("leave room for the step that a list puts before its items", arguments: 1...3)
  func knowsDepth(depth: Int) {
    // 11 columns, two for each list and two quotes.
    let room = 100 - 11 - 2 * depth - 2
    for (length, breaks) in [(room, false), (room + 1, true)] {
      let text = DefaultValue.text(String(repeating: "x", count: length))
      let nested = (1...depth).reduce(text) { value, _ in .list([value]) }
      #expect(argument(name, nested).contains("\"\"\"") == breaks)
    }
  }
}
