/// Why a text is not a string literal.
enum StringFault: Error {
  case unclosed
  case textAfter(String)
  case unknownEscape(String)
  case interpolation
  case severalLines
}

/// The value of a string literal in double quotes, in Swift's spelling.
func stringValue(_ literal: String) -> Result<String, StringFault> {
  var rest = literal.unicodeScalars.dropFirst()
  var value = String.UnicodeScalarView()
  while let scalar = rest.popFirst() {
    switch scalar {
    case "\"":
      return rest.isEmpty ? .success(String(value)) : .failure(.textAfter(String(rest)))
    case "\n", "\r":
      return .failure(.severalLines)
    case "\\":
      switch escapedScalar(&rest) {
      case .success(let escaped): value.append(escaped)
      case .failure(let fault): return .failure(fault)
      }
    default:
      value.append(scalar)
    }
  }
  return .failure(.unclosed)
}

/// The character that an escape stands for, read after its backslash.
private func escapedScalar(
  _ rest: inout Substring.UnicodeScalarView
) -> Result<Unicode.Scalar, StringFault> {
  guard let letter = rest.popFirst() else { return .failure(.unclosed) }
  switch letter {
  case "\"", "\\", "'": return .success(letter)
  case "n": return .success("\n")
  case "t": return .success("\t")
  case "r": return .success("\r")
  case "0": return .success("\0")
  case "(": return .failure(.interpolation)
  case "u": return numberedScalar(&rest)
  default: return .failure(.unknownEscape("\\\(letter)"))
  }
}

/// The character of `{1F600}`.
private func numberedScalar(
  _ rest: inout Substring.UnicodeScalarView
) -> Result<Unicode.Scalar, StringFault> {
  let written = rest.prefix { $0 != "}" && $0 != "\"" }
  let digits = written.dropFirst()
  rest = rest.dropFirst(written.count)
  let isClosed = rest.popFirst() == "}"
  guard written.first == "{", isClosed, (1...8).contains(digits.count),
    digits.allSatisfy({ $0.properties.isASCIIHexDigit }),
    let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
  else { return .failure(.unknownEscape("\\u\(String(written))\(isClosed ? "}" : "")")) }
  return .success(scalar)
}
