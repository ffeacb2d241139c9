/// A parameter as a case declares it: `sort: SortOrder = .price`.
///
/// - Parameter innerName: What the body of a function calls it, where that is not its label.
func declaration(of parameter: RouteParameter, innerName: String? = nil) -> String {
  let name = [parameter.name.label, innerName].compactMap(\.self).joined(separator: " ")
  let start = "\(name): \(parameter.type.spelling)"
  guard let value = parameter.defaultValue else { return start }
  let column = deepestItem + start.count + " = ".count
  // The formatter wants the lines of a text right under its parameter.
  if case .text(let text) = value, let lines = brokenStringLiteral(text, column: column) {
    return "\(start) = \(lines)"
  }
  return "\(start) = \(expression(value, column: column))"
}

/// An argument of a call that passes on a default: `sort: .price`.
func argument(_ label: SwiftName, _ value: DefaultValue) -> String {
  let start = "\(label.argument): "
  return start + expression(value, column: deepestItem + start.count)
}

/// A value as a Swift expression.
///
/// - Parameters:
///   - column: How many columns stand before it on its line; 0 where it begins one.
///   - depth: How many lists it stands in, each of which may put its items on lines of their own.
func expression(_ value: DefaultValue, column: Int, depth: Int = 0) -> String {
  let column = depth > 0 ? deepestItem + 2 * depth : column
  switch value {
  case .nothing: return "nil"
  case .text(let text) where depth > 0:
    return brokenStringLiteral(text, column: column) ?? stringLiteral(text)
  case .text(let text): return wrappedStringLiteral(text, column: column)
  case .integer(let number): return grouped(String(number))
  case .decimal(let digits): return decimalLiteral(digits)
  case .flag(let flag): return "\(flag)"
  case .uuid(let bytes): return uuidExpression(bytes)
  case .moment(let seconds): return "Date(timeIntervalSince1970: \(grouped(String(seconds))))"
  case .enumCase(let name): return ".\(name.member)"
  case .expression(let expression): return expression
  case .list(let values):
    return arrayLiteral(
      values.map { expression($0, column: 0, depth: depth + 1) }, column: column)
  }
}

private func decimalLiteral(_ digits: String) -> String {
  let whole = digits.prefix { $0 == "-" || $0.isNumber }
  return grouped(String(whole)) + digits.dropFirst(whole.count)
}

/// The bytes of a UUID, since its initialiser from text can fail.
private func uuidExpression(_ bytes: [UInt8]) -> String {
  let numbers = bytes.map { byte in
    let digits = String(byte, radix: 16, uppercase: true)
    return "0x\(digits.count < 2 ? "0" : "")\(digits)"
  }
  let lines = [numbers.prefix(8), numbers.dropFirst(8)].map { $0.joined(separator: ", ") }
  return "UUID(\n  uuid: (\n    \(lines[0]),\n    \(lines[1])\n  ))"
}
