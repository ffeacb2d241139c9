import NavgenSource

// What can be wrong with the levels under `lint`. That a warning is unknown is no error: the next navgen may do
// without it, and must not break the build for that.
extension Diagnostic {
  static func noLevel(_ id: Located<String>, _ fault: LevelFault) -> Diagnostic {
    switch fault {
    case .unknown:
      return Diagnostic(
        .warning, id: "unknown-warning", "there is no warning \(quoted(id.value))", at: id.range,
        help: suggestion(for: id.value, in: idsWithLevel) ?? "remove it; 'navgen explain' lists all"
      )
    case .fixed(let severity):
      return Diagnostic(
        .warning, id: "fixed-level", "\(quoted(id.value)) is \(severity.words)", at: id.range,
        help: "remove it; only warnings can be allowed or denied")
    }
  }

  static func repeatedLevel(_ id: Located<String>, earlier: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "repeated-level", "\(quoted(id.value)) has two levels in 'lint'", at: id.range,
      notes: [Note("it is named here first", at: earlier)], help: "remove one of the two")
  }
}

extension DiagnosticEntry.Severity {
  fileprivate var words: String {
    switch self {
    case .error: return "always an error"
    case .breaks, .note: return "told by 'navgen diff', not a warning"
    case .warning, .optional: return "a warning"
    }
  }
}
