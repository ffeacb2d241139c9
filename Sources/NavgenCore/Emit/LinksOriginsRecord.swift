import NavgenTemplate

/// Which URLs are the app's own, and which of them it leaves to others.
func linkOriginsRecord(_ links: LinkSettings, textTypeName: String) -> Record {
  let hosts = links.hosts.compactMap { if case .exact(let host) = $0 { host } else { nil } }
  let parents = links.hosts.compactMap { if case .subdomains(let host) = $0 { host } else { nil } }
  let paths = links.ignored.filter { !$0.takesRest }.map(\.segments)
  let folders = links.ignored.filter(\.takesRest).map(\.segments)
  let fold = LinkReader(isCaseSensitive: links.isCaseSensitive).folded
  return [
    "isCaseSensitive": .flag(links.isCaseSensitive),
    "hasSchemes": .flag(!links.schemes.isEmpty),
    "schemeList": .text(
      filled(links.schemes.map(stringLiteral), column: "    case :".count, indentation: 4)),
    "schemeHostIsPath": .flag(links.schemeHostIsPath),
    "hasHosts": .flag(!links.hosts.isEmpty),
    "hasExactHosts": .flag(!hosts.isEmpty),
    "hostsLiteral": .text(literal(hosts.map(stringLiteral), name: "hosts")),
    "hasParentHosts": .flag(!parents.isEmpty),
    "parentHostsLiteral": .text(literal(parents.map(stringLiteral), name: "parentHosts")),
    "defaultSchemeExpression": .text(defaultScheme(links, hasExactHosts: !hosts.isEmpty)),
    "hasIgnored": .flag(!links.ignored.isEmpty),
    "hasIgnoredPaths": .flag(!paths.isEmpty),
    "ignoredPathsLiteral": .text(
      literal(paths.map { path($0.map(fold)) }, name: "ignoredPaths: Set<[\(textTypeName)]>")),
    "hasIgnoredFolders": .flag(!folders.isEmpty),
    "ignoredFoldersLiteral": .text(
      literal(folders.map { path($0.map(fold)) }, name: "ignoredFolders: [[\(textTypeName)]]")),
  ]
}

private func literal(_ items: [String], name: String) -> String {
  arrayLiteral(items, column: "  private static let  = ".count + name.count)
}

private func path(_ segments: [String]) -> String {
  arrayLiteral(segments.map(stringLiteral), column: "    ,".count)
}

/// The scheme of what is built when nobody names one, as an expression.
private func defaultScheme(_ links: LinkSettings, hasExactHosts: Bool) -> String {
  guard !hasExactHosts, let scheme = links.schemes.first.map(stringLiteral) else {
    return "\"https\""
  }
  return links.hosts.isEmpty ? scheme : "(host == nil ? \(scheme) : \"https\")"
}
