import Foundation
import Testing

@testable import NavgenCore

@Suite("Parameters")
struct ParameterTests {
  private func parameter(_ type: String) throws -> RouteParameter {
    let model = try acceptedModel(
      spec(
        """
        types:
          Product.ID: { sample: Product.ID(1) }
          Colour: { cases: [red, dark-blue, default] }
        routes:
          page:
            params:
              value: \(type)
        """))
    return try #require(model.routes.first?.parameters.first)
  }

  @Test(
    "have types in Swift's spelling, or lists with one item",
    arguments: [
      ("Int", "Int"), ("String?", "String?"), ("\"[String]\"", "[String]"),
      ("[String]", "[String]"),
      ("[[Int?]]", "[[Int?]]"), ("\"[Int]?\"", "[Int]?"), ("['[Int]?']", "[[Int]?]"),
      ("Product.ID", "Product.ID"), ("[Product.ID]", "[Product.ID]"), ("Colour?", "Colour?"),
      ("\" [ Int ] \"", "[Int]"), ("[\n        UUID\n      ]", "[UUID]"),
    ])
  func readsType(written: String, spelling: String) throws {
    #expect(try parameter(written).type.spelling == spelling)
  }

  @Test(
    "have defaults that become expressions",
    arguments: [
      (#"'String = "a \"b\" \\ \n \u{1F600}"'"#, #""a \"b\" \\ \n 😀""#),
      (#"'String = ""'"#, #""""#),
      (#"'String? = "nil"'"#, #""nil""#),
      ("Int = 1_000_000", "1_000_000"), ("Int = -1234567", "-1_234_567"), ("Int = 007", "7"),
      ("Int = -9223372036854775808", "-9_223_372_036_854_775_808"), ("Int? = nil", "nil"),
      ("Int?", "nil"), ("Int? = 5", "5"), ("Int=5", "5"),
      ("Double = 2", "2"), ("Double = -1234567.250", "-1_234_567.250"), ("Double = 1e-3", "1e-3"),
      ("Bool = true", "true"),
      ("Date = 2027-01-01", "Date(timeIntervalSince1970: 1_798_761_600)"),
      (#"'Date = "1969-12-31T23:59:59Z"'"#, "Date(timeIntervalSince1970: -1)"),
      ("Colour = dark-blue", ".darkBlue"), ("Colour? = default", ".default"),
      ("Product.ID = Product.ID(1, [2])", "Product.ID(1, [2])"), ("Product.ID? = nil", "nil"),
      ("'[Int] = []'", "[]"), ("'[Int] = [1, 2,3]'", "[1, 2, 3]"), ("'[Int]? = nil'", "nil"),
      (#"'[String] = ["a, b", "]"]'"#, #"["a, b", "]"]"#),
      ("'[[Int]] = [[1], []]'", "[[1], []]"), ("'[Colour] = [red, default]'", "[.red, .default]"),
      ("'[Int?] = [1, nil]'", "[1, nil]"),
      ("'[Date] = [1970-01-02]'", "[Date(timeIntervalSince1970: 86400)]"),
    ])
  func readsDefault(written: String, expression: String) throws {
    let value = try #require(try parameter(written).defaultValue)
    #expect(NavgenCore.expression(value, column: 0) == expression)
  }

  @Test("without a default have none, unless they are optional")
  func hasNoDefault() throws {
    #expect(try parameter("Int").defaultValue == nil)
    #expect(try parameter("[Int?]").defaultValue == nil)
    #expect(try parameter("URL?").defaultValue == .nothing)
  }

  @Test("have defaults that say nothing of layout")
  func keepsValues() throws {
    let text = String(repeating: "word ", count: 40)
    #expect(try parameter("'String = \"\(text)\"'").defaultValue == .text(text))
    #expect(
      try parameter(#"'UUID = "00010203-0405-0607-0809-0a0B0C0D0E0F"'"#).defaultValue
        == .uuid(Array(0...15)))
    #expect(
      try parameter("'[Int?] = [1_000, nil]'").defaultValue == .list([.integer(1000), .nothing]))
    #expect(try parameter("Double = -1_000.50e+2").defaultValue == .decimal("-1000.50e+2"))
    #expect(
      try parameter("Date = 1970-01-02").defaultValue == .moment(secondsSince1970: 86_400))
  }

  @Test(
    "take no number that Swift would not take",
    arguments: [
      "Int = _1", "Int = 1.0", "Int = +1", "Int = --1", "Int = -", "Int = 1 2", "Int = 0x10",
      "Int = 9223372036854775808", "Int = １", "Double = .5", "Double = 5.", "Double = 1._5",
      "Double = 1e", "Double = e5", "Double = 1e5.0", "Double = 1e999", "Double = inf",
      "Double = 1,5", "Double = 1e1_0",
    ])
  func refusesNumber(written: String) {
    #expect(
      complaints(spec("routes:\n  a: { params: { b: '\(written)' } }\n")).map {
        String($0.drop { $0 != " " })
      } == [" unfit-default"])
  }

  @Test("know the calendar as well as Foundation does")
  func knowsCalendar() throws {
    let format = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
    // Before 1583 Foundation counts by the Julian calendar, which ISO 8601 does not know.
    for day in stride(from: -141_000, through: 2_932_896, by: 97) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400)
      #expect(secondsSince1970(date.formatted(format)) == day * 86_400)
    }
  }

  @Test("count the days of the first year as ISO 8601 does")
  func knowsFirstYear() {
    #expect(secondsSince1970("0001-01-01") == -62_135_596_800)
    #expect(secondsSince1970("1970-01-01") == 0)
  }

  @Test(
    "take no day and no moment that does not exist",
    arguments: [
      "2027-02-29", "1900-02-29", "2027-13-01", "2027-00-01", "2027-01-00", "2027-04-31",
      "0000-01-01",
      "2027-1-1", "27-01-01", "2027-01-01T24:00:00Z", "2027-01-01T00:60:00Z",
      "2027-01-01T00:00:60Z",
      "2027-01-01T00:00:00", "2027-01-01T00:00:00+01:00", "2027-01-01 ", "２０２７-01-01", "",
    ])
  func refusesDate(text: String) {
    #expect(secondsSince1970(text) == nil)
  }

  @Test("a mistake in a type is shown at its own letters")
  func pointsIntoText() {
    #expect(
      complaints(spec("routes:\n  a: { params: { b: 'Itn = 1' } }\n")) == ["6:22 unknown-type"])
    #expect(
      complaints(spec("routes:\n  a:\n    params:\n      b: '[Int] = [1, x]'\n")) == [
        "8:23 unfit-default"
      ])
    #expect(
      complaints(spec("routes:\n  a:\n    params:\n      b: \"Int = \\\"x\\\"\"\n")) == [
        "8:10 unfit-default"
      ])
  }
}
