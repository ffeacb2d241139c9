/// Decodes `%XX` once; `nil` for an escape without two digits, for bytes that are not UTF-8 and for a
/// text with U+0000. A `+` stays as it is.
func decodedOnce(_ text: some StringProtocol) -> String? {
  var bytes: [UInt8] = []
  var rest = Array(text.utf8)[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard let high = rest.popFirst().flatMap(hexadecimalDigit),
      let low = rest.popFirst().flatMap(hexadecimalDigit)
    else { return nil }
    bytes.append(high << 4 | low)
  }
  return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
}

private func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
}

/// The segments of an encoded path, each decoded once, without empty ones, `.` and what `..` takes back;
/// `nil` when one cannot be decoded.
func decodedSegments(_ encoded: some StringProtocol) -> [String]? {
  var segments: [String] = []
  for part in encoded.utf8.split(separator: UInt8(ascii: "/")) {
    guard let segment = decodedOnce(String(decoding: part, as: UTF8.self)) else { return nil }
    switch segment {
    case ".": break
    case "..": _ = segments.popLast()
    default: segments.append(segment)
    }
  }
  return segments
}

/// An item of a query; what cannot be decoded is `nil`, since nobody may have asked for it.
struct DecodedQueryItem: Equatable {
  let key: String?
  let value: String?
}

/// The items of an encoded query in their order, without empty ones.
func decodedQuery(_ encoded: String) -> [DecodedQueryItem] {
  encoded.utf8.split(separator: UInt8(ascii: "&")).map { item in
    let key = item.prefix { $0 != UInt8(ascii: "=") }
    let value = item[key.endIndex...].dropFirst()
    return DecodedQueryItem(
      key: decodedOnce(String(decoding: key, as: UTF8.self)),
      value: decodedOnce(String(decoding: value, as: UTF8.self)))
  }
}
