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

  /// A pattern whose addresses all go to others.
  static func unreachableLink(_ link: LinkPattern, winners: [LinkPattern]) -> Diagnostic {
    let shown = winners.prefix(5)
    return Diagnostic(
      .warning, id: "unreachable-link",
      "\(quoted(link.text)) never opens, since \(quotedList(shown.map(\.text))) "
        + "\(winners.count == 1 ? "takes" : "take") all of its addresses",
      at: link.declaration,
      notes: shown.map { Note("\(quoted($0.text)) is declared here", at: $0.declaration) },
      help: "remove the pattern, or one of the others")
  }

  /// A pattern whose addresses the app leaves to others.
  static func ignoredLink(_ link: LinkPattern, ignored: IgnoredPath) -> Diagnostic {
    Diagnostic(
      .warning, id: "unreachable-link",
      "\(quoted(link.text)) never opens, since \(quoted(ignored.text)) is ignored",
      at: link.declaration,
      notes: [Note("\(quoted(ignored.text)) is ignored here", at: ignored.declaration)],
      help: "remove the pattern, or the path from 'ignore'")
  }
}
