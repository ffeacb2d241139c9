@testable import NavgenCore

/// Sets of patterns that overlap often, and the addresses that they overlap at.
struct RandomPatterns {
  private var numbers: SeededNumbers

  init(seed: Int) { numbers = SeededNumbers(seed) }

  /// Texts that are values of many types, and literals of the patterns.
  static let texts = [
    "a", "A", "7", "-7", "true", "name", "item-7", "item-", "item-a", "i7", "item-7-x", "7-x", "-x",
    "2026-11-30", "01020304-0506-0708-090a-0b0c0d0e0f10", "0.5", "1e5", "sample", "é", "item-name",
    "e\u{301}", "É", "E\u{301}", "e\u{301}7", "\u{212A}", "İ",
  ]

  private static let types: [ParameterType] = [
    .builtIn(.int), .builtIn(.double), .builtIn(.bool), .builtIn(.uuid), .builtIn(.date),
    .builtIn(.url), .builtIn(.string), .builtIn(.string), external("Product.ID"),
    payloadEnum("Sort", ["name", "price", "a"]), payloadEnum("Other", ["name", "7"]),
  ]

  mutating func set() -> [LinkEntry] {
    (0..<Int.random(in: 2...6, using: &numbers)).map { pattern(number: $0) }
  }

  private mutating func pattern(number: Int) -> LinkEntry {
    var parameters: [RouteParameter] = []
    var segments: [LinkSegment] = []
    for _ in 0..<Int.random(in: 0...3, using: &numbers) {
      segments.append(Bool.random(using: &numbers) ? literal() : placeholder(&parameters))
    }
    if one(in: 5) {
      segments.append(.rest(parameter: parameters.count))
      parameters.append(parameter(.array(type()), id: "p\(parameters.count)"))
    } else if one(in: 4) {
      segments.append(.placeholder(prefix: "", parameter: parameters.count, suffix: ""))
      parameters.append(parameter(.optional(type()), id: "p\(parameters.count)"))
    }
    var query: [LinkQueryItem] = []
    for key in ["k", "l"] where one(in: 4) {
      query.append(LinkQueryItem(key: key, parameter: parameters.count))
      let type = type()
      let wanted = one(in: 2) ? type : one(in: 2) ? .optional(type) : .array(type)
      parameters.append(parameter(wanted, id: "p\(parameters.count)"))
    }
    return entry("\(number)", segments, query, parameters)
  }

  private mutating func literal() -> LinkSegment {
    .literal(pick(["a", "7", "name", "item-7", "item-7-x", "é", "e\u{301}", "K"]))
  }

  private mutating func placeholder(_ parameters: inout [RouteParameter]) -> LinkSegment {
    parameters.append(parameter(type(), id: "p\(parameters.count)"))
    return .placeholder(
      prefix: one(in: 3) ? pick(["item-", "i", "item-7", "e", "é"]) : "",
      parameter: parameters.count - 1,
      suffix: one(in: 4) ? pick(["-x", "x", "7", "\u{301}"]) : "")
  }

  private mutating func type() -> ParameterType { pick(Self.types) }

  private mutating func pick<Item>(_ items: [Item]) -> Item {
    items[Int.random(in: 0..<items.count, using: &numbers)]
  }

  private mutating func one(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &numbers) == 0
  }

  /// A path of the texts that patterns overlap at.
  mutating func path() -> [String] {
    (0..<Int.random(in: 0...4, using: &numbers)).map { _ in pick(Self.texts) }
  }

  mutating func query() -> [DecodedQueryItem] {
    ["k", "l", "m"].filter { _ in one(in: 2) }.map {
      DecodedQueryItem(key: $0, value: pick(Self.texts))
    }
  }
}
