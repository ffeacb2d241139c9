/// One thing to tell the user about their input: what, where, and what to do next.
///
/// Diagnostics are made by typed factories in the `…Diagnostics.swift` file of the stage that finds
/// them. Call sites pass facts and places; only a factory holds words. Messages start in lower
/// case, have no full stop, quote the user's own words in single quotes and say what was found
/// before what was expected. One message must be enough on its own: an editor shows nothing else.
package struct Diagnostic: Sendable, Hashable {
  /// Whether the input can be used in spite of it.
  package enum Severity: String, Sendable, Hashable {
    case error
    case warning
  }

  /// A second place that belongs to the fact, such as an earlier declaration.
  package struct Note: Sendable, Hashable {
    package let message: String
    package let range: SourceRange

    package init(_ message: String, at range: SourceRange) {
      self.message = message
      self.range = range
    }
  }

  /// The stable name, in kebab case: what a user looks up or silences.
  package let id: String
  package let severity: Severity
  package let message: String
  package let range: SourceRange
  package let notes: [Note]
  /// The next step, when there is one to name.
  package let help: String?

  package init(
    _ severity: Severity, id: String, _ message: String, at range: SourceRange,
    notes: [Note] = [], help: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.range = range
    self.notes = notes
    self.help = help
  }

  /// The same with other consequences.
  package func with(_ severity: Severity) -> Diagnostic {
    Diagnostic(severity, id: id, message, at: range, notes: notes, help: help)
  }

  /// The same with another next step.
  package func with(help: String) -> Diagnostic {
    Diagnostic(severity, id: id, message, at: range, notes: notes, help: help)
  }
}
