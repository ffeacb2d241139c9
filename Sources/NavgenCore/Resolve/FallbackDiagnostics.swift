import NavgenSource

// What can be wrong with the tab that stands in for one that is not shown.
extension Diagnostic {
  static func missingFallback(of tab: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "missing-fallback",
      "\(quoted(tab)) is not always shown, but has no tab to select in its place", at: range,
      help: "add 'fallback' with the id of another tab")
  }

  static func needlessFallback(_ fallback: Located<String>, of tab: String) -> Diagnostic {
    Diagnostic(
      .error, id: "needless-fallback", "\(quoted(tab)) has a fallback, but is always shown",
      at: fallback.range, help: "remove 'fallback', or add 'visible' with the flag it depends on")
  }

  /// - Parameter steps: Each tab of the loop with the name of its fallback, from the first on.
  static func fallbackLoop(
    at id: Located<String>, steps: [(tab: String, fallback: Located<String>)]
  ) -> Diagnostic {
    let name = quoted(id.value)
    let notes = steps.map { step in
      Note(
        "\(quoted(step.tab)) has the fallback \(quoted(step.fallback.value))",
        at: step.fallback.range)
    }
    return steps.count == 1
      ? Diagnostic(
        .error, id: "fallback-loop", "\(name) is its own fallback", at: id.range, notes: notes,
        help: "name another tab")
      : Diagnostic(
        .error, id: "fallback-loop", "the fallbacks of \(name) lead back to it", at: id.range,
        notes: notes, help: "make one of them fall back to a tab that is always shown")
  }
}
