/// A value of a built-in type; `nil` when the text is none.
///
/// - Parameters:
///   - text: The value, without its quotes if it had any.
///   - isQuoted: Whether it had quotes, as only some types have.
func builtInValue(_ text: String, isQuoted: Bool, of type: BuiltInType) -> DefaultValue? {
  switch type {
  case .string: return isQuoted ? .text(text) : nil
  case .int: return isQuoted ? nil : integerValue(text)
  case .double: return isQuoted ? nil : decimalValue(text)
  case .bool: return isQuoted ? nil : Bool(text).map(DefaultValue.flag)
  case .uuid: return isQuoted ? uuidValue(text) : nil
  // No initialiser of a URL from a text is sure to succeed.
  case .url: return nil
  case .date: return secondsSince1970(text).map(DefaultValue.moment)
  }
}

private func integerValue(_ text: String) -> DefaultValue? {
  var rest = text.utf8[...]
  guard skipWholeNumber(&rest), rest.isEmpty else { return nil }
  return Int64(text.filter { $0 != "_" }).map(DefaultValue.integer)
}

private func decimalValue(_ text: String) -> DefaultValue? {
  var rest = text.utf8[...]
  guard skipWholeNumber(&rest), skipFraction(&rest), skipExponent(&rest), rest.isEmpty else {
    return nil
  }
  let digits = text.filter { $0 != "_" }
  guard let value = Double(digits), value.isFinite else { return nil }
  return .decimal(digits)
}

/// Goes past digits, perhaps with a sign before them; `false` when there are none.
private func skipWholeNumber(_ rest: inout Substring.UTF8View) -> Bool {
  if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
  return skipDigits(&rest)
}

/// Goes past a dot and digits, if there is a dot.
private func skipFraction(_ rest: inout Substring.UTF8View) -> Bool {
  guard rest.first == UInt8(ascii: ".") else { return true }
  rest.removeFirst()
  return skipDigits(&rest)
}

/// Goes past `e` and a number, if there is an `e`.
private func skipExponent(_ rest: inout Substring.UTF8View) -> Bool {
  guard rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") else { return true }
  rest.removeFirst()
  if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
  let digits = rest.prefix(while: \.isDigit)
  rest = rest[digits.endIndex...]
  return !digits.isEmpty
}

/// Goes past digits, in groups or not; `false` when there are none.
private func skipDigits(_ rest: inout Substring.UTF8View) -> Bool {
  guard rest.first?.isDigit == true else { return false }
  rest = rest.drop { $0.isDigit || $0 == UInt8(ascii: "_") }
  return true
}

private func uuidValue(_ text: String) -> DefaultValue? {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  let digits = parts.joined().utf8.compactMap(hexadecimalValue)
  guard parts.map(\.utf8.count) == [8, 4, 4, 4, 12], digits.count == 32 else { return nil }
  return .uuid(stride(from: 0, to: 32, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
}

private func hexadecimalValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): return byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): return byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): return byte - UInt8(ascii: "A") + 10
  default: return nil
  }
}
