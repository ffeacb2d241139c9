extension DiagnosticSubject {
  static let stateDifferences = DiagnosticSubject(
    title: "Differences: saved state",
    summary: "What `navgen diff` says of the place that people left.",
    entries: [
      DiagnosticEntry(
        .breaks, "former-id-gone", "A former id is not known any more.",
        cause: """
          Saved state of an older version knows a thing by that id. It is lost, or taken for \
          something else that has the id now.
          """,
        remedy: """
          Keep the id in `was`, or let `navgen lock` remember it. An id that was used is not free \
          for something new.
          """),
      DiagnosticEntry(
        .breaks, "state-hidden", "Saved state of a screen is lost where a flag is not set.",
        cause: """
          What flags hide is not restored. Flags that the app sets after restoring come too late.
          """,
        remedy: "Show the screen without the flag, or set the flag before the view appears."),
    ])
}
