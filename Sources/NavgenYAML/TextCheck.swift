import NavgenSource

/// What makes a file unreadable before any YAML is looked at: its size or its characters.
///
/// After this check libyaml cannot stumble over an encoding, and its scalar numbers can be trusted.
func unreadableText(_ file: SourceFile, _ limits: YAMLLimits) -> Diagnostic? {
  guard file.bytes.count <= limits.bytes else {
    return .specTooLarge(file, limit: limits.bytes)
  }
  if isUTF16(file.bytes) { return .utf16(file) }
  switch firstFault(in: file.bytes) {
  case .none: return nil
  case .notUTF8(let offset): return .notUTF8(at: file.range(offset..<offset + 1))
  case .forbidden(let scalar, let offset):
    let end = offset + Unicode.UTF8.width(scalar)
    return .controlCharacter(scalar, at: file.range(offset..<end))
  }
}

private enum TextFault {
  case none
  case notUTF8(offset: Int)
  case forbidden(Unicode.Scalar, offset: Int)
}

/// Either a UTF-16 byte order mark, or an ASCII character with a zero byte at one of its sides.
private func isUTF16(_ bytes: [UInt8]) -> Bool {
  guard bytes.count >= 2 else { return false }
  let isMarked = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
  return isMarked || (bytes[0] == 0) != (bytes[1] == 0)
}

private func firstFault(in bytes: [UInt8]) -> TextFault {
  // Unoptimised builds run inside the plugin, and a buffer pointer is several times faster there.
  bytes.withUnsafeBufferPointer { bytes in
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte >= 0x20, byte < 0x7F {
        offset += 1
        continue
      }
      guard let scalar = decodeScalar(bytes, at: offset) else { return .notUTF8(offset: offset) }
      guard isAllowed(scalar) else { return .forbidden(scalar, offset: offset) }
      offset += Unicode.UTF8.width(scalar)
    }
    return .none
  }
}

/// The scalar encoded at an offset; `nil` if it is cut, overlong, a surrogate or none.
private func decodeScalar(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Unicode.Scalar? {
  let lead = UInt32(bytes[offset])
  var (value, length, least): (UInt32, Int, UInt32)
  switch lead {
  case 0..<0x80: return Unicode.Scalar(lead)
  case 0xC0..<0xE0: (value, length, least) = (lead & 0x1F, 2, 0x80)
  case 0xE0..<0xF0: (value, length, least) = (lead & 0x0F, 3, 0x800)
  case 0xF0..<0xF8: (value, length, least) = (lead & 0x07, 4, 0x10000)
  default: return nil
  }
  guard offset + length <= bytes.count else { return nil }
  for index in offset + 1..<offset + length {
    guard bytes[index].isUTF8Continuation else { return nil }
    value = value << 6 | UInt32(bytes[index] & 0b0011_1111)
  }
  return value < least ? nil : Unicode.Scalar(value)
}

/// The characters that YAML takes as they are.
private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xFFFD, 0x10000...: return true
  default: return false
  }
}
