import NavgenSource

extension LintRule {
  static let deadEnd = LintRule(
    entry: DiagnosticEntry(
      .optional, "dead-end", "Nothing closes a modal but code of its own screen.",
      cause: """
        No gesture closes a cover or a sticky modal. If its screen forgets to call `dismiss()`, the \
        user cannot leave it.
        """,
      remedy: """
        Give it a `result`, so that the screen has something to finish with. Or allow it once the \
        screen has a button that closes it.
        """,
      wrong: """
        lint: { warn: dead-end }
        modals:
          terms: { style: cover }
        """,
      right: """
        lint: { warn: dead-end }
        modals:
          terms: { style: cover, result: Bool }
        """)
  ) { subject, diagnostics in
    for modal in subject.model.modals {
      let hasGesture = modal.style != .cover && !modal.isSticky
      if !hasGesture, modal.result == nil { diagnostics.add(.deadEnd(modal)) }
    }
  }
}

extension Diagnostic {
  fileprivate static func deadEnd(_ modal: Modal) -> Diagnostic {
    let kind = modal.isSticky ? "a sticky modal" : "a cover"
    return Diagnostic(
      .warning, id: "dead-end",
      "\(quoted(modal.id)) is \(kind), which no gesture closes, and it has no result",
      at: modal.declaration, help: "give it a 'result', or see that its screen calls 'dismiss()'")
  }
}
