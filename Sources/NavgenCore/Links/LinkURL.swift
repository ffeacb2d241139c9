/// The parts of a URL's text, still encoded.
///
/// The same division is in the generated code, which is why it asks no library: each has its own idea of
/// what a URL is. It works on bytes, so that a mark that combines with a sign cannot hide the sign, and
/// divides any text.
struct LinkURL: Equatable {
  /// In small letters; `nil` when there is none.
  let scheme: String?
  /// What stands between `//` and the next slash; `nil` when there is no `//`.
  let authority: String?
  let path: String
  /// What stands behind the first `?`.
  let query: String

  init(_ text: String) {
    let address = text.utf8.prefix { $0 != UInt8(ascii: "#") }
    var rest = address.prefix { $0 != UInt8(ascii: "?") }
    query = String(decoding: address[rest.endIndex...].dropFirst(), as: UTF8.self)
    scheme = takeScheme(&rest)
    authority = takeAuthority(&rest)
    path = String(decoding: rest, as: UTF8.self)
  }
}

private func takeScheme(_ rest: inout Substring.UTF8View) -> String? {
  let name = rest.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "/") }
  guard rest[name.endIndex...].first == UInt8(ascii: ":"), name.first?.isLetter == true,
    name.allSatisfy({ $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) })
  else { return nil }
  rest = rest[name.endIndex...].dropFirst()
  return String(decoding: name, as: UTF8.self).lowercased()
}

private func takeAuthority(_ rest: inout Substring.UTF8View) -> String? {
  guard rest.starts(with: "//".utf8) else { return nil }
  let authority = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "/") }
  rest = rest[authority.endIndex...]
  return String(decoding: authority, as: UTF8.self)
}

extension LinkURL {
  /// The host in the authority, in small letters: without who signs in and without the port.
  var host: String? {
    guard let authority else { return nil }
    let place = authority.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    var host = place.last ?? authority.utf8[...]
    if let colon = host.lastIndex(of: UInt8(ascii: ":")),
      host[colon...].dropFirst().allSatisfy(\.isDigit)
    {
      host = host[..<colon]
    }
    return String(decoding: host, as: UTF8.self).lowercased()
  }
}
