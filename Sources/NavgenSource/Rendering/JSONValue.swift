/// A JSON document, for commands that answer to other tools.
///
/// An object keeps the order its members are given in, so that the same input gives the same bytes; no
/// key may be in it twice.
package enum JSONValue: Hashable, Sendable {
  case null
  case flag(Bool)
  case integer(Int)
  case text(String)
  case list([JSONValue])
  case object([JSONMember])

  /// A text, or `null` where there is none.
  package static func text(orNull text: String?) -> JSONValue { text.map(JSONValue.text) ?? .null }

  /// An object with its members in the order of their keys, for what has no order of its own.
  package static func sorted(_ members: [String: JSONValue]) -> JSONValue {
    .object(members.map(JSONMember.init).sorted { $0.key < $1.key })
  }
}

/// A member of a JSON object.
package struct JSONMember: Hashable, Sendable {
  package let key: String
  package let value: JSONValue

  package init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(booleanLiteral value: Bool) { self = .flag(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(nilLiteral: ()) { self = .null }
  package init(arrayLiteral elements: JSONValue...) { self = .list(elements) }

  /// Keeps the order of the literal.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map(JSONMember.init))
  }
}
