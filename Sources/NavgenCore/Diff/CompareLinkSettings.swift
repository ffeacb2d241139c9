/// What links notice of the settings that all patterns share.
func settingDifferences(
  from old: NavigationModel, to new: NavigationModel
) -> [NavigationDifference] {
  let (before, after) = (old.links, new.links)
  let (oldPlaces, places) = (old.specPlaces, new.specPlaces)
  let schemes = before.schemes.filter { !after.schemes.contains($0) }
  let hosts = before.hosts.filter { host in !after.hosts.contains { $0.covers(host) } }.map(\.text)
  var found = schemes.map { scheme in
    NavigationDifference.schemeGone(
      scheme, place: places[.schemes], oldPlace: oldPlaces.origin(scheme, of: .schemes))
  }
  found += hosts.map { host in
    .hostGone(host, place: places[.hosts], oldPlace: oldPlaces.origin(host, of: .hosts))
  }
  if !before.isCaseSensitive, after.isCaseSensitive {
    found.append(.caseCounts(place: places[.caseSensitive], oldPlace: oldPlaces[.caseSensitive]))
  }
  if before.schemeHostIsPath != after.schemeHostIsPath,
    let scheme = before.schemes.first(where: after.schemes.contains)
  {
    found.append(
      .schemeHostChanged(
        scheme: scheme, isPath: after.schemeHostIsPath, place: places[.schemeHostIsPath],
        oldPlace: oldPlaces[.schemeHostIsPath]))
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
