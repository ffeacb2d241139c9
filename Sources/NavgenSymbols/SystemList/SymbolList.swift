/// The names of a list that a system or the SF Symbols app carries, with the releases they came in.
package struct SymbolList: Sendable {
  let releases: [String: SymbolRelease]

  /// Reads a property list of the form of `name_availability.plist`, as XML or binary; `nil` for any other.
  ///
  /// That is a map with `symbols`, which has a release for every name, and `year_to_release`, which has
  /// the versions of each release by platform. A name whose release has no versions is left out.
  package init?(_ bytes: [UInt8]) {
    guard case .map(let root)? = readPropertyList(bytes),
      case .map(let symbols)? = root["symbols"],
      case .map(let versions)? = root["year_to_release"]
    else { return nil }
    let known = versions.compactMap { key, value in
      SymbolRelease(key, value).map { (key, $0) }
    }
    let releasesByKey = Dictionary(known) { first, _ in first }
    releases = symbols.compactMapValues { value in
      if case .text(let key) = value { releasesByKey[key] } else { nil }
    }
  }
}

extension SymbolRelease {
  /// What a list says of a release.
  fileprivate init?(_ key: String, _ value: PropertyListValue) {
    guard let key = DottedVersion(key), case .map(let map) = value else { return nil }
    let pairs = SymbolPlatform.allCases.compactMap { platform in
      if case .text(let text)? = map[platform.rawValue], let version = DottedVersion(text) {
        (platform, version)
      } else {
        nil
      }
    }
    self.init(key: key, versions: Dictionary(pairs) { first, _ in first })
  }
}
