extension DiagnosticSubject {
  static let flags = DiagnosticSubject(
    title: "Flags and fallbacks",
    summary: "What is shown only to some, and what stands in for it.",
    entries: [
      DiagnosticEntry(
        .error, "unknown-flag", "A name is used as a flag, but the spec declares no such flag.",
        cause: """
          Flags become properties of the store, which the app sets. A flag that nobody can set \
          would hide the screen for ever.
          """,
        remedy: """
          Correct the name, or declare the flag under `flags` with its value at launch. For "and" \
          write a list; for "or" and "not" declare one flag that says so.
          """,
        wrong: """
          flags: { signedIn: false }
          routes:
            account: { visible: singedIn }
          """,
        right: """
          flags: { signedIn: false }
          routes:
            account: { visible: signedIn }
          """),
      DiagnosticEntry(
        .error, "too-many-flags", "The spec has more flags than navgen takes.",
        cause: """
          All flags are arguments of one generated initialiser, and nobody can read a call with so \
          many.
          """,
        remedy: """
          Merge flags that change together, and keep what belongs to one screen in that screen.
          """),
      DiagnosticEntry(
        .error, "missing-fallback", "A tab is not always shown, and no tab takes its place.",
        cause: """
          When the flag goes while the tab is selected, the store has to select another one in the \
          same change. navgen does not guess which.
          """,
        remedy: "Add `fallback` with the id of another tab.",
        wrong: """
          flags: { beta: false }
          tabs:
            home: { title: Home, icon: house }
            labs: { title: Labs, icon: flask, visible: beta }
          """,
        right: """
          flags: { beta: false }
          tabs:
            home: { title: Home, icon: house }
            labs: { title: Labs, icon: flask, visible: beta, fallback: home }
          """),
      DiagnosticEntry(
        .error, "needless-fallback", "A tab that is always shown has a fallback.",
        cause: """
          The fallback would never be selected. Most often `visible` was forgotten, and the tab is \
          shown to everybody.
          """,
        remedy: "Add `visible` with the flag that the tab depends on, or remove `fallback`.",
        wrong: """
          tabs:
            home: { title: Home, icon: house }
            labs: { title: Labs, icon: flask, fallback: home }
          """,
        right: """
          flags: { beta: false }
          tabs:
            home: { title: Home, icon: house }
            labs: { title: Labs, icon: flask, visible: beta, fallback: home }
          """),
      DiagnosticEntry(
        .error, "fallback-loop", "The fallbacks of tabs lead round in a circle.",
        cause: "When none of these tabs is shown, there is no tab left to select.",
        remedy: "Let one of them fall back to a tab that is always shown."),
    ])
}
