/// What links notice of the settings that all patterns share.
func settingDifferences(
  from old: LinkSettings, to new: LinkSettings
) -> [NavigationDifference] {
  let schemes = old.schemes.filter { !new.schemes.contains($0) }
  let hosts = old.hosts.filter { host in !new.hosts.contains { $0.covers(host) } }
  var found = schemes.map(NavigationDifference.schemeGone)
  found += hosts.map { .hostGone($0.text) }
  if !old.isCaseSensitive, new.isCaseSensitive { found.append(.caseCounts) }
  if old.schemeHostIsPath != new.schemeHostIsPath,
    let scheme = old.schemes.first(where: new.schemes.contains)
  {
    found.append(.schemeHostChanged(scheme: scheme, isPath: new.schemeHostIsPath))
  }
  return found
}

extension LinkHost {
  /// Whether every host that the other one stands for is one of its own.
  fileprivate func covers(_ other: LinkHost) -> Bool {
    switch (self, other) {
    case (.exact, _): return self == other
    case (.subdomains(let domain), .exact(let host)): return host.hasSuffix(".\(domain)")
    case (.subdomains(let domain), .subdomains(let inner)):
      return inner == domain || inner.hasSuffix(".\(domain)")
    }
  }

  /// As a spec writes it.
  fileprivate var text: String {
    switch self {
    case .exact(let host): return host
    case .subdomains(let domain): return "*.\(domain)"
    }
  }
}
