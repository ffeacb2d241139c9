extension DiagnosticSubject {
  static let levels = DiagnosticSubject(
    title: "Levels",
    summary: "What stands under `lint`.",
    entries: [
      DiagnosticEntry(
        .warning, "unknown-warning", "A level is given to a warning that there is not.",
        cause: """
          Nothing is allowed or denied by it. It may be misspelt, or a newer navgen does without that \
          warning.
          """,
        remedy: "Correct the id, or remove it. It stands in brackets behind each warning.",
        wrong: """
          lint: { allow: missing-samples }
          """,
        right: """
          lint: { allow: missing-sample }
          """),
      DiagnosticEntry(
        .warning, "fixed-level", "A level is given to a diagnostic that is no warning.",
        cause: """
          Nothing can be generated from a spec with an error, so an error cannot be allowed, and need \
          not be denied.
          """,
        remedy: "Remove it.",
        wrong: """
          lint: { allow: unknown-tab }
          """,
        right: """
          lint: { allow: missing-sample }
          """),
      DiagnosticEntry(
        .error, "repeated-level", "A warning is given two levels.",
        cause: "navgen does not guess which of them is meant.",
        remedy: "Remove one of the two.",
        wrong: """
          lint: { allow: missing-sample, deny: missing-sample }
          """,
        right: """
          lint: { deny: missing-sample }
          """),
    ])
}
