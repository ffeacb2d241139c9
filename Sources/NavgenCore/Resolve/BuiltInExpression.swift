/// A value of a built-in type as a Swift expression; `nil` when the text is no such value.
///
/// - Parameters:
///   - text: The value, without its quotes if it had any.
///   - isQuoted: Whether it had quotes, as only some types have.
///   - column: How many columns stand before it on its line; 0 where it begins one.
func builtInExpression(
  _ text: String, isQuoted: Bool, of type: BuiltInType, column: Int
) -> String? {
  switch type {
  case .string: return isQuoted ? stringExpression(text, column: column) : nil
  case .int: return isQuoted ? nil : intExpression(text)
  case .double: return isQuoted ? nil : doubleExpression(text)
  case .bool: return !isQuoted && ["true", "false"].contains(text) ? text : nil
  case .uuid: return isQuoted ? uuidExpression(text) : nil
  // No initialiser of a URL from a text is sure to succeed.
  case .url: return nil
  case .date:
    return secondsSince1970(text).map { "Date(timeIntervalSince1970: \(grouped(String($0))))" }
  }
}

/// The formatter wants the further lines of a default right under its parameter.
private func stringExpression(_ text: String, column: Int) -> String {
  let literal = wrappedStringLiteral(text, column: column)
  return column == 0 ? literal : literal.replacing("\n  ", with: "\n")
}

private func intExpression(_ text: String) -> String? {
  guard text.wholeMatch(of: /-?[0-9][0-9_]*/) != nil,
    let value = Int64(text.filter { $0 != "_" })
  else { return nil }
  return grouped(String(value))
}

private func doubleExpression(_ text: String) -> String? {
  let pattern = /(-?[0-9][0-9_]*)(\.[0-9][0-9_]*)?([eE][-+]?[0-9]+)?/
  guard let match = text.wholeMatch(of: pattern),
    let value = Double(text.filter { $0 != "_" }), value.isFinite
  else { return nil }
  let whole = grouped(match.1.filter { $0 != "_" })
  let fraction = match.2.map { $0.filter { $0 != "_" } } ?? ""
  return whole + fraction + (match.3.map(String.init) ?? "")
}

/// The bytes of a UUID, since its initialiser from text can fail.
private func uuidExpression(_ text: String) -> String? {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  let digits = parts.joined().utf8.compactMap(hexadecimalValue)
  guard parts.map(\.utf8.count) == [8, 4, 4, 4, 12], digits.count == 32 else { return nil }
  let bytes = stride(from: 0, to: 32, by: 2).map { index in
    "0x" + String([digits[index], digits[index + 1]].map { hexadecimalDigits[Int($0)] })
  }
  let lines = [bytes.prefix(8), bytes.suffix(8)].map { $0.joined(separator: ", ") }
  return "UUID(\n  uuid: (\n    \(lines[0]),\n    \(lines[1])\n  ))"
}

private let hexadecimalDigits = Array("0123456789ABCDEF")

private func hexadecimalValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): return byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): return byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): return byte - UInt8(ascii: "A") + 10
  default: return nil
  }
}
