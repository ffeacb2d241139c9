/// A text as a Swift string literal on one line, which nothing in the text can leave.
///
/// What nobody could see in the source is spelled by its number: controls and marks of direction. The
/// joiners of emoji and of many scripts stay: they show in what they join.
func stringLiteral(_ text: String) -> String {
  var literal = "\""
  var isAfterSyntax = true
  for scalar in text.unicodeScalars {
    let escape = escape(of: scalar, isAfterSyntax: isAfterSyntax)
    literal += escape ?? String(scalar)
    isAfterSyntax = escape != nil
  }
  return literal + "\""
}

private func escape(of scalar: Unicode.Scalar, isAfterSyntax: Bool) -> String? {
  switch scalar {
  case "\"": return "\\\""
  case "\\": return "\\\\"
  case "\n": return "\\n"
  case "\t": return "\\t"
  case "\r": return "\\r"
  case "\0": return "\\0"
  default: break
  }
  if scalar.isASCII, scalar.value >= 0x20, scalar.value < 0x7F { return nil }
  guard scalar.isInvisible || joinsSyntax(scalar, isAfterSyntax: isAfterSyntax) else { return nil }
  return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
}

/// Whether a mark would become one character with the quote or the escape beside it.
private func joinsSyntax(_ scalar: Unicode.Scalar, isAfterSyntax: Bool) -> Bool {
  (isAfterSyntax && "\"\(scalar)".count == 1) || "\(scalar)\"".count == 1
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    if value == 0x200C || value == 0x200D { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: return true
    default: return false
    }
  }
}

/// A whole number as a Swift literal, its digits in groups of three from seven on, as the formatter
/// wants them.
///
/// - Parameter digits: Digits only, with or without a sign before them.
func grouped(_ digits: String) -> String {
  let sign = digits.prefix { $0 == "-" }
  let number = digits.dropFirst(sign.count)
  guard number.count > 6 else { return digits }
  let groups = stride(from: number.count, to: 0, by: -3).reversed().map { end in
    String(number.prefix(end).suffix(min(end, 3)))
  }
  return sign + groups.joined(separator: "_")
}
