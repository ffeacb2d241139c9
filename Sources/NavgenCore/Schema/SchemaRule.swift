import NavgenSource

/// A condition on the keys of a map, and what follows from it.
struct SchemaRule<Key: SpecKey>: Sendable {
  private let condition: JSONValue
  private let consequence: JSONValue

  private init(_ condition: JSONValue, _ consequence: JSONValue) {
    self.condition = condition
    self.consequence = consequence
  }

  /// As a schema that what breaks the rule does not match.
  var schema: JSONValue { ["if": condition, "then": consequence] }

  /// Beside a key, others have no meaning.
  static func with(_ key: Key, no others: [Key]) -> SchemaRule {
    SchemaRule(required([key]), absent(others))
  }

  /// Without a key, others have no meaning.
  static func without(_ key: Key, no others: [Key]) -> SchemaRule {
    SchemaRule(["not": required([key])], absent(others))
  }

  /// Without a key, others are needed.
  static func without(_ key: Key, needs others: [Key]) -> SchemaRule {
    SchemaRule(["not": required([key])], required(others))
  }

  /// Beside a key another one is needed, unless a third one is there.
  static func with(_ key: Key, needs other: Key, unless third: Key) -> SchemaRule {
    SchemaRule(
      ["allOf": [required([key]), ["not": required([third])]]], required([other]))
  }

  /// Beside some values of a key, others have no meaning.
  static func with(
    _ key: Key, of values: [String], no others: [Key]
  ) -> SchemaRule {
    SchemaRule(written(key, as: values), absent(others))
  }

  /// Beside a value of a key, a key within another one has one value only.
  static func with<Inner: SpecKey>(
    _ key: Key, of value: String, only allowed: String, in outer: Key, at inner: Inner
  ) -> SchemaRule {
    let within: JSONValue = .object([JSONMember(inner.rawValue, ["enum": [.text(allowed)]])])
    return SchemaRule(
      written(key, as: [value]),
      ["properties": .object([JSONMember(outer.rawValue, ["properties": within])])])
  }

  private static func required(_ keys: [Key]) -> JSONValue {
    ["required": .list(keys.map { .text($0.rawValue) })]
  }

  private static func absent(_ keys: [Key]) -> JSONValue {
    ["properties": .object(keys.map { JSONMember($0.rawValue, false) })]
  }

  private static func written(_ key: Key, as values: [String]) -> JSONValue {
    [
      "required": [.text(key.rawValue)],
      "properties": .object([
        JSONMember(key.rawValue, ["enum": .list(values.map(JSONValue.text))])
      ]),
    ]
  }
}
