import NavgenSource

/// The most patterns of a spec: more make a matcher that takes the compiler too long.
private let totalPatternLimit = 2000

/// Reports what only the patterns together show: too many of them, or no URL that they could be part of.
func checkLinks(_ spec: NavigationSpec, diagnostics: inout DiagnosticList) {
  let patterns = spec.patterns
  if patterns.count > totalPatternLimit {
    diagnostics.add(
      .tooManyPatterns(
        count: patterns.count, limit: totalPatternLimit,
        at: patterns[totalPatternLimit].pattern.range))
  }
  let hasOrigin = spec.links.map { !$0.schemes.isEmpty || !$0.hosts.isEmpty } ?? false
  if !hasOrigin, let first = patterns.first {
    diagnostics.add(.missingOrigin(first.pattern, links: spec.links?.place))
  }
}

/// Warns of what is allowed and helps nobody.
///
/// - Parameter today: The day as `yyyy-mm-dd`; `nil` when no day is to count as past.
func reportLinkWarnings(
  _ spec: NavigationSpec, today: String?, diagnostics: inout DiagnosticList
) {
  if let links = spec.links, spec.patterns.isEmpty {
    diagnostics.add(.unusedLinks(at: links.place))
  }
  for links in spec.linkLists {
    guard let built = links.first, let until = built.until,
      let lasting = links.first(where: { $0.until == nil })
    else { continue }
    diagnostics.add(.endingAddress(built.pattern, until: until, lasting: lasting.pattern))
  }
  guard let today else { return }
  for link in spec.patterns {
    guard let until = link.until, until.value < today else { continue }
    diagnostics.add(.pastPattern(link.pattern, until: until))
  }
}

extension NavigationSpec {
  /// The spec without its patterns where there are too many: reading them all would take long, and what
  /// is said of their number is enough.
  var withinPatternLimit: NavigationSpec {
    guard patterns.count > totalPatternLimit else { return self }
    var spec = self
    for index in spec.tabs.indices { spec.tabs[index].link = nil }
    for index in spec.routes.indices { spec.routes[index].link = nil }
    for index in spec.modals.indices { spec.modals[index].link = nil }
    return spec
  }

  /// The patterns of each tab, route and modal that has any. Those of actions have been reported.
  fileprivate var linkLists: [[LinkSpec]] {
    let links = tabs.filter { !$0.isAction }.map(\.link) + routes.map(\.link) + modals.map(\.link)
    return links.compactMap { $0?.value }
  }

  fileprivate var patterns: [LinkSpec] { linkLists.flatMap(\.self) }
}
