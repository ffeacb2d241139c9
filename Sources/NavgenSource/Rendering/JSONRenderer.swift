/// A JSON document as RFC 8259 has it: two columns for each level, what is empty on one line, and a line
/// feed at the end.
package func renderJSON(_ value: JSONValue) -> String {
  var text = ""
  append(value, depth: 0, to: &text)
  return text + "\n"
}

private func append(_ value: JSONValue, depth: Int, to text: inout String) {
  switch value {
  case .null: text += "null"
  case .flag(let flag): text += flag ? "true" : "false"
  case .integer(let number): text += String(number)
  case .text(let value): text += jsonText(value)
  case .list(let items):
    append(items, between: ("[", "]"), depth: depth, to: &text) { item, text in
      append(item, depth: depth + 1, to: &text)
    }
  case .object(let members):
    append(members, between: ("{", "}"), depth: depth, to: &text) { member, text in
      text += jsonText(member.key) + ": "
      append(member.value, depth: depth + 1, to: &text)
    }
  }
}

/// What a list and an object have in common: their brackets, commas and lines.
private func append<Item>(
  _ items: [Item], between brackets: (String, String), depth: Int, to text: inout String,
  appendItem: (Item, inout String) -> Void
) {
  text += brackets.0
  let indent = String(repeating: "  ", count: depth)
  for (index, item) in items.enumerated() {
    text += index == 0 ? "\n\(indent)  " : ",\n\(indent)  "
    appendItem(item, &text)
  }
  if !items.isEmpty { text += "\n\(indent)" }
  text += brackets.1
}

/// A text in its quotes. Besides what JSON demands, invisible characters are written by their number, so that
/// an answer can be shown on a terminal as it is.
private func jsonText(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case _ where scalar.isInvisible:
      for unit in UTF16.encode(scalar) ?? .init() { result += jsonEscape(unit) }
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

private func jsonEscape(_ unit: UInt16) -> String {
  let digits = String(unit, radix: 16)
  return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
}
