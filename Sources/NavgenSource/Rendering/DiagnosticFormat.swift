/// The ways a list of diagnostics can be printed.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// For people at a terminal: excerpt, caret, notes, help line.
  case text
  /// One line each, as Xcode and editors read it: `path:line:col: error: message [id]`.
  case xcode

  /// The whole output for a list, each line ended; empty for an empty list.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    switch self {
    case .text: return diagnostics.map(renderText).joined(separator: "\n")
    case .xcode: return diagnostics.map(renderXcode).joined()
    }
  }
}
