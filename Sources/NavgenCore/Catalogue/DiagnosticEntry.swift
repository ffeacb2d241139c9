/// What there is to know of a diagnostic, whatever spec it is about.
///
/// Its texts are sentences, in which code stands between backticks, as in Markdown.
package struct DiagnosticEntry: Hashable, Sendable {
  /// What follows from it.
  package enum Severity: String, Sendable {
    /// The spec cannot be used.
    case error
    /// The spec can be used.
    case warning
    /// A warning that is given only to those who ask for it, since many specs are right to be so.
    case optional = "optional warning"
    /// Something stops working when a new spec takes the place of an old one.
    case breaks = "break"
    /// The app has to follow such a change.
    case note
  }

  /// Two pieces of a spec, each as it stands at the left margin.
  package struct Example: Hashable, Sendable {
    /// What the diagnostic is about.
    package let wrong: String
    /// The same without it.
    package let right: String
  }

  package let severity: Severity
  /// The stable name, in kebab case.
  package let id: String
  /// What it means, on one line, without a name or a place of the user's.
  package let fact: String
  /// Why it matters: what would go wrong in the app.
  package let cause: String
  /// The next step.
  package let remedy: String
  package let example: Example?

  init(
    _ severity: Severity, _ id: String, _ fact: String, cause: String, remedy: String,
    wrong: String? = nil, right: String? = nil
  ) {
    self.severity = severity
    self.id = id
    self.fact = fact
    self.cause = cause
    self.remedy = remedy
    example = wrong.flatMap { wrong in right.map { Example(wrong: wrong, right: $0) } }
  }

  /// Where its page stands in the repository, from the root.
  package var page: String { "Documentation/DIAGNOSTICS.md#\(id)" }
}

/// The entry of a diagnostic, or of a difference that `navgen diff` tells; `nil` when there is none of that id.
package func diagnosticEntry(id: String) -> DiagnosticEntry? {
  entriesById[id]
}

private let entriesById = Dictionary(
  DiagnosticSubject.all.flatMap(\.entries).map { ($0.id, $0) },
  uniquingKeysWith: { first, _ in first })
