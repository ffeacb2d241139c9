/// What a run has to say, of all the specs it was given.
package struct DiagnosticDocument: Sendable {
  package let reports: [SpecReport]
  /// The tool's own version.
  package let version: String
  /// Whether a warning fails the run.
  package let isStrict: Bool
  /// What is known of a diagnostic besides what it says, by its id.
  package let rule: @Sendable (_ id: String) -> DiagnosticRule?

  package init(
    _ reports: [SpecReport], version: String = "", isStrict: Bool = false,
    rule: @escaping @Sendable (_ id: String) -> DiagnosticRule? = { _ in nil }
  ) {
    self.reports = reports
    self.version = version
    self.isStrict = isStrict
    self.rule = rule
  }

  var diagnostics: [Diagnostic] { reports.flatMap(\.diagnostics) }
}

/// What was found in one spec, and in the lock beside it.
package struct SpecReport: Sendable {
  /// The path of the spec, as diagnostics show it.
  package let path: String
  /// In the order they are shown.
  package let diagnostics: [Diagnostic]

  package init(path: String, diagnostics: [Diagnostic]) {
    self.path = path
    self.diagnostics = diagnostics
  }
}

/// What a diagnostic means wherever it occurs.
package struct DiagnosticRule: Sendable, Hashable {
  /// In one line.
  package let fact: String
  /// Why it matters, and what to do about it.
  package let explanation: String

  package init(fact: String, explanation: String) {
    self.fact = fact
    self.explanation = explanation
  }
}
