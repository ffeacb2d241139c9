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

private func decodeScalar(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Unicode.Scalar? {
  var parser = Unicode.UTF8.ForwardParser()
  var following = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
  guard case .valid(let encoded) = parser.parseScalar(from: &following) else { return nil }
  return Unicode.UTF8.decode(encoded)
}

/// The characters that YAML takes as they are.
private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xFFFD, 0x10000...: return true
  default: return false
  }
}
