import NavgenSource

/// What a URL asks of this app.
enum LinkLocation: Equatable {
  /// A path of ours, decoded, and the query.
  case ours(segments: [String], query: [DecodedQueryItem])
  /// Somebody else's, and why.
  case foreign(reason: String)
  /// Of ours, but its path cannot be decoded.
  case malformed
}

/// Reads a URL: whose it is, and what its path and its query are.
func location(of text: String, _ settings: LinkSettings) -> LinkLocation {
  let url = LinkURL(text)
  if let reason = settings.reasonAgainst(url) { return .foreign(reason: reason) }
  let isAuthorityPath =
    settings.schemeHostIsPath && url.scheme.map(settings.schemes.contains) == true
  let path = isAuthorityPath ? "\(url.authority ?? "")/\(url.path)" : url.path
  guard let segments = decodedSegments(path) else { return .malformed }
  return .ours(segments: segments, query: decodedQuery(url.query))
}

extension LinkSettings {
  /// Why a URL is not the app's; `nil` when it is.
  fileprivate func reasonAgainst(_ url: LinkURL) -> String? {
    switch url.scheme {
    case nil:
      return url.authority.map {
        $0.isEmpty ? "it begins with '//' and has no host" : "it has a host but no scheme"
      }
    case "http"?, "https"?:
      let host = url.host ?? ""
      return owns(host) ? nil : "\(quoted(host)) is none of the hosts"
    case let scheme? where schemes.contains(scheme):
      let host = url.host ?? ""
      // A port or who signs in, without a host, is no empty place.
      if schemeHostIsPath || url.authority?.isEmpty ?? true || owns(host) { return nil }
      return "\(quoted(host)) is none of the hosts"
    case let scheme?:
      return "\(quoted(scheme)) is none of the schemes"
    }
  }

  /// Whether a host, in small letters, is one of the app's.
  private func owns(_ host: String) -> Bool {
    hosts.contains { known in
      switch known {
      case .exact(let name): return name == host
      case .subdomains(let name):
        return host.utf8.count > name.utf8.count + 1 && host.hasSuffix(".\(name)")
      }
    }
  }
}
