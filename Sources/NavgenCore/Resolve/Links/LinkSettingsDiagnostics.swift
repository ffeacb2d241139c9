import NavgenSource

// What can be wrong with `links`.
extension Diagnostic {
  static func tooManyInLinks(
    _ key: LinksSpec.Key, count: Int, limit: Int, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "too-many-in-links",
      "'\(key.rawValue)' has \(count) items, expected at most \(limit)", at: range,
      help: key == .ignore
        ? "end a path with '/*' to ignore everything below it" : "remove those that are not in use")
  }

  static func malformedScheme(_ scheme: Located<String>) -> Diagnostic {
    let name = scheme.value.prefix { $0 != ":" && $0 != "/" }
    let isName = !name.isEmpty && name.utf8.allSatisfy { $0.isLetter || $0.isDigit }
    let isLonger = name.utf8.count < scheme.value.utf8.count
    return Diagnostic(
      .error, id: "malformed-scheme", "\(quoted(scheme.value)) is not the scheme of a URL",
      at: scheme.range,
      help: isName && isLonger && name.utf8.first?.isLetter == true
        ? "write \(quoted(name)), without what follows"
        : "write a letter, then letters, digits, '-', '+' and '.', at most \(idLengthLimit)")
  }

  static func takenScheme(_ scheme: Located<String>) -> Diagnostic {
    let isWeb = ["http", "https"].contains(scheme.value.lowercased())
    return Diagnostic(
      .error, id: "taken-scheme", "\(quoted(scheme.value)) is not a scheme that an app can have",
      at: scheme.range,
      help: isWeb
        ? "list the hosts of web addresses under 'hosts'" : "choose a name that only this app has")
  }

  static func malformedHost(_ host: Located<String>, _ fault: HostFault) -> Diagnostic {
    Diagnostic(
      .error, id: "malformed-host", "\(quoted(host.value)) is not a host: \(fault.words)",
      at: host.range, help: fault.help(for: host.value))
  }

  /// - Parameter links: Where `links` stands, if it does.
  static func missingOrigin(_ pattern: Located<String>, links: SourceRange?) -> Diagnostic {
    Diagnostic(
      .error, id: "missing-origin",
      "\(quoted(pattern.value)) is a pattern, but the app has neither a scheme nor a host",
      at: pattern.range,
      notes: links.map { [Note("'links' gives none", at: $0)] } ?? [],
      help: "write one, as in 'links: { schemes: [shop], hosts: [shop.example.com] }'")
  }

  static func unusedLinks(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, id: "unused-links", "'links' is there, but nothing has a 'link'", at: range,
      help: "give a tab, a route or a modal a pattern, or remove 'links'")
  }
}

extension HostFault {
  fileprivate var words: String {
    switch self {
    case .empty: return "it is empty"
    case .scheme: return "it has a scheme"
    case .path: return "it goes on after the host"
    case .port: return "it has a port"
    case .user: return "it has a user"
    case .nonASCII: return "it has a letter beyond ASCII"
    case .wildcard: return "it has a '*' that is not in '*.' at its beginning"
    case .emptyLabel: return "it has nothing on one side of a '.'"
    case .character(let scalar): return "it has \(quoted(String(scalar))), which no host has"
    case .hyphen: return "it has a part that begins or ends with '-'"
    case .tooLong: return "it is too long"
    }
  }

  fileprivate func help(for host: String) -> String {
    switch self {
    case .empty: return "write one such as 'shop.example.com'"
    case .scheme, .path, .port, .user:
      return hostAlone(in: host).map { "write \(quoted($0))" }
        ?? "write the host alone, such as 'shop.example.com'"
    case .nonASCII: return "write it as browsers send it, beginning with 'xn--'"
    case .wildcard: return "write '*.example.com' for every host below 'example.com'"
    case .emptyLabel: return "write parts with one '.' between them, such as 'shop.example.com'"
    case .character, .hyphen: return "write letters, digits, and '-' between them"
    case .tooLong: return "write at most 63 characters between dots, and 253 in all"
    }
  }

  /// The host of a URL or a part of one.
  private func hostAlone(in text: String) -> String? {
    var rest = text.unicodeScalars[...]
    if let mark = text.firstRange(of: "://") { rest = rest[mark.upperBound...] }
    rest = rest.prefix { !"/?#".unicodeScalars.contains($0) }
    if let mark = rest.lastIndex(of: "@") { rest = rest[rest.index(after: mark)...] }
    rest = rest.prefix { $0 != ":" }
    let host = String(rest)
    return hostFault(host.lowercased()) == nil ? host : nil
  }
}
