import NavgenSource

// What the proof finds that no address may be.
extension Diagnostic {
  /// - Parameters:
  ///   - url: An address that both patterns match.
  ///   - segmentCount: The number of its segments.
  static func ambiguousLink(
    _ link: LinkEntry, other: LinkEntry, url: String, segmentCount: Int
  ) -> Diagnostic {
    if link.pattern.text == other.pattern.text { return sameLink(link, other: other, url: url) }
    let texts = (quoted(link.pattern.text), quoted(other.pattern.text))
    let absences = [link, other].compactMap { $0.absence(at: segmentCount) }
    return Diagnostic(
      .error, id: "ambiguous-link",
      "\(texts.0) and \(texts.1) both match '\(url)', and neither is more specific",
      at: link.pattern.declaration,
      notes: [Note("\(texts.1) is declared here", at: other.pattern.declaration)] + absences,
      help: "tell them apart by a literal segment or a required query item, or remove one")
  }

  private static func sameLink(_ link: LinkEntry, other: LinkEntry, url: String) -> Diagnostic {
    let text = quoted(link.pattern.text)
    return Diagnostic(
      .error, id: "ambiguous-link", "\(text) is written twice, so '\(url)' could open either",
      at: link.pattern.declaration,
      notes: [Note("\(text) is declared here too", at: other.pattern.declaration)],
      help: "remove one of the two, or give it another pattern")
  }

  /// A pattern whose addresses all go to others, or are left to others by the app.
  static func unreachableLink(
    _ link: LinkPattern, winners: [LinkPattern], ignored: [IgnoredPath]
  ) -> Diagnostic {
    let takers = winners.prefix(5)
    let paths = ignored.prefix(5)
    let isIgnored =
      paths.isEmpty ? nil : "\(quotedList(paths.map(\.text))) \(be(paths.count)) ignored"
    let isTaken =
      takers.isEmpty
      ? nil
      : "\(quotedList(takers.map(\.text))) \(takers.count == 1 ? "takes" : "take") "
        + (paths.isEmpty ? "all of its addresses" : "the others")
    let reason = [isIgnored, isTaken].compactMap(\.self).joined(separator: " and ")
    return Diagnostic(
      .warning, id: "unreachable-link",
      "\(quoted(link.text)) never opens, since \(reason)", at: link.declaration,
      notes: paths.map { Note("\(quoted($0.text)) is ignored here", at: $0.declaration) }
        + takers.map { Note("\(quoted($0.text)) is declared here", at: $0.declaration) },
      help: "remove the pattern, or "
        + (takers.isEmpty ? "the path from 'ignore'" : "one of the others"))
  }

  private static func be(_ count: Int) -> String { count == 1 ? "is" : "are" }
}

extension LinkEntry {
  /// Why its pattern matches an address that is a segment shorter.
  fileprivate func absence(at segmentCount: Int) -> Diagnostic.Note? {
    guard pattern.segments.count > segmentCount,
      case .placeholder(_, let index, _) = pattern.segments.last
    else { return nil }
    let parameter = parameters[index]
    let reason = parameter.type.isOptional ? "is optional" : "has a default"
    return Diagnostic.Note(
      "\(quoted(pattern.text)) matches without its last segment too, as '\(parameter.id)' \(reason)",
      at: parameter.declaration)
  }
}
