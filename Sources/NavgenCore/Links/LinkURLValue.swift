/// The text of a URL as a value, or `nil` when a text is none.
///
/// What Foundation takes is close to anything, since it encodes what does not belong into a URL. Refused are
/// an empty text, a scheme that RFC 3986 does not know (a first segment with a colon), a port that is no
/// number, and a host with a sign that cannot be in one. Names of hosts beyond ASCII are not turned into
/// Punycode, as Foundation does: this decides what matches, and the app has the last word.
func urlText(_ text: String) -> String? {
  let bytes = Array(text.utf8)
  guard !bytes.isEmpty else { return nil }
  let head = bytes.prefix { !"/?#".utf8.contains($0) }
  if let colon = head.firstIndex(of: UInt8(ascii: ":")), !isScheme(head[..<colon]) { return nil }
  if let authority = authority(of: bytes[...]), !isAuthority(authority) { return nil }
  return isEncoded(bytes) ? text : encoded(text) { $0 != UInt8(ascii: "%") && isURLSign($0) }
}

/// Foundation takes `:a` for a relative address.
private func isScheme(_ name: ArraySlice<UInt8>) -> Bool {
  guard let first = name.first else { return true }
  return first.isLetter
    && name.allSatisfy { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
}

private func authority(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
  let head = bytes.prefix { !"/?#".utf8.contains($0) }
  let rest = head.last == UInt8(ascii: ":") ? bytes[head.endIndex...] : head.isEmpty ? bytes : []
  guard rest.starts(with: "//".utf8) else { return nil }
  return rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) }
}

private func isAuthority(_ authority: ArraySlice<UInt8>) -> Bool {
  let place = authority.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
  let host = place.last ?? authority
  if host.first == UInt8(ascii: "[") { return host.contains(UInt8(ascii: "]")) }
  let parts = host.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
  guard parts.count <= 2,
    isEncoded(Array(parts.first ?? [])) || !(parts.first ?? []).allSatisfy(isASCII)
  else { return false }
  return parts.dropFirst().allSatisfy { $0.allSatisfy(\.isDigit) }
}

private func isASCII(_ byte: UInt8) -> Bool { byte < 0x80 }

/// Whether every byte may stand in a URL and every `%` begins an escape.
private func isEncoded(_ bytes: [UInt8]) -> Bool {
  bytes.allSatisfy { $0 == UInt8(ascii: "%") || isURLSign($0) } && hasOnlyEscapes(bytes)
}

private func hasOnlyEscapes(_ bytes: [UInt8]) -> Bool {
  bytes.indices.allSatisfy { index in
    bytes[index] != UInt8(ascii: "%")
      || bytes[(index + 1)...].prefix(2).count { isHexadecimal($0) } == 2
  }
}

private func isHexadecimal(_ byte: UInt8) -> Bool {
  Character(Unicode.Scalar(byte)).isHexDigit
}

private func isURLSign(_ byte: UInt8) -> Bool {
  byte.isLetter || byte.isDigit || "-._~:/?#@!$&'()*+,;=".utf8.contains(byte)
}
