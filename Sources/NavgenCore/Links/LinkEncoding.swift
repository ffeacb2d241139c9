/// Writes every byte that is not kept as `%XX`.
func encoded(_ text: String, keeping isKept: (UInt8) -> Bool) -> String {
  var result: [UInt8] = []
  let digits = Array("0123456789ABCDEF".utf8)
  for byte in text.utf8 {
    if isKept(byte) {
      result.append(byte)
    } else {
      result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: result, as: UTF8.self)
}

/// A segment of a path as a link writes it.
func encodedSegment(_ text: String) -> String {
  encoded(text) { $0.isLetter || $0.isDigit || "-._~!$&'()*+,;=:@".utf8.contains($0) }
}

/// A key or a value of a query as a link writes it.
func encodedQueryText(_ text: String) -> String {
  encoded(text) { $0.isLetter || $0.isDigit || "-._~!$'()*,;:@/?".utf8.contains($0) }
}

/// The path and the query of an address, encoded.
func encodedAddress(path: [String], query: [(key: String, value: String)]) -> String {
  let items = query.map { "\(encodedQueryText($0.key))=\(encodedQueryText($0.value))" }
  let tail = items.isEmpty ? "" : "?\(items.joined(separator: "&"))"
  return path.map(encodedSegment).map { "/\($0)" }.joined() + (path.isEmpty ? "/" : "") + tail
}

extension LinkSettings {
  /// The front of an address at a host of ours.
  static func base(host: String) -> String { "https://\(host)" }

  /// An address with a scheme of ours in front.
  func url(_ address: String, scheme: String) -> String {
    // What stands behind the slashes is part of the path, if all readers of URLs leave it as it is.
    let first = address.utf8.dropFirst().prefix {
      $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?")
    }
    let isPlain = first.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0.isDigit || $0 == UInt8(ascii: "-")
    }
    let isHost = schemeHostIsPath && isPlain && !first.isEmpty
    return "\(scheme)://\(isHost ? String(address.dropFirst()) : address)"
  }

  /// An address as a user could type it: at the first host, else with the first scheme.
  func typedURL(_ address: String) -> String {
    let exact = hosts.lazy.compactMap { if case .exact(let host) = $0 { host } else { nil } }
    if let host = exact.first { return LinkSettings.base(host: host) + address }
    if let scheme = schemes.first { return url(address, scheme: scheme) }
    if case .subdomains(let domain)? = hosts.first {
      return LinkSettings.base(host: "www.\(domain)") + address
    }
    return address
  }
}
