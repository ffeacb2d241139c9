/// Diagnostics that belong together: a section of the page about them.
package struct DiagnosticSubject: Hashable, Sendable {
  package let title: String
  /// What they have in common, in a sentence.
  package let summary: String
  package let entries: [DiagnosticEntry]

  /// In the order of the page: first what a text has to be, then what the spec says, then what it
  /// does to others.
  package static let all = [
    text, syntax, shape, settings, names, tabs, bar, flags, routes, modals, parameters, types,
    symbols,
    linkSettings, patterns, proof, state, linkDifferences, stateDifferences, codeDifferences,
    templates, lint, levels,
  ]
}
