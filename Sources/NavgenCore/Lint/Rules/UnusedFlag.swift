import NavgenSource

extension LintRule {
  static let unusedFlag = LintRule(
    entry: DiagnosticEntry(
      .warning, "unused-flag", "A flag is declared that no tab, action or route depends on.",
      cause: "Setting it changes nothing on screen. Most often `visible` was forgotten.",
      remedy: "Name it in `visible` of what depends on it, or remove it.",
      wrong: """
        flags: { signedIn: false }
        routes:
          account: {}
        """,
      right: """
        flags: { signedIn: false }
        routes:
          account: { visible: signedIn }
        """)
  ) { subject, diagnostics in
    let spec = subject.spec
    let conditions = spec.tabs.map(\.visible) + spec.routes.map(\.visible)
    let used = Set(conditions.compactMap(\.self).flatMap(\.value).map(\.value))
    for flag in spec.flags where !used.contains(flag.id.value) {
      diagnostics.add(.unusedFlag(flag.id))
    }
  }
}

extension Diagnostic {
  fileprivate static func unusedFlag(_ flag: Located<String>) -> Diagnostic {
    Diagnostic(
      .warning, id: "unused-flag", "nothing depends on the flag \(quoted(flag.value))",
      at: flag.range, help: "name it in 'visible' of a tab or a route, or remove it")
  }
}
