import NavgenSource

// What the proof finds that no address may be.
extension Diagnostic {
  /// - Parameter url: An address that both patterns match.
  static func ambiguousLink(_ link: LinkPattern, other: LinkPattern, url: String) -> Diagnostic {
    Diagnostic(
      .error, id: "ambiguous-link",
      "\(quoted(link.text)) and \(quoted(other.text)) both match '\(url)', and neither is more specific",
      at: link.declaration,
      notes: [Note("\(quoted(other.text)) is declared here", at: other.declaration)],
      help: "tell them apart by a literal segment or a required query item, or remove one")
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
