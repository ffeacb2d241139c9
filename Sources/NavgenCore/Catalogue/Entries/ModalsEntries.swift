extension DiagnosticSubject {
  static let modals = DiagnosticSubject(
    title: "Modals",
    summary: "What is presented over the tabs.",
    entries: [
      DiagnosticEntry(
        .error, "too-many-modals", "The spec has more modals than navgen takes.",
        cause: """
          Modals are the cases of one enum, and Swift does not compile a `switch` over many more \
          cases.
          """,
        remedy: "Merge modals that look alike into one with a parameter."),
      DiagnosticEntry(
        .error, "detents-without-sheet", "A modal that is not a sheet has detents.",
        cause: """
          Only sheets have heights to stop at. On a cover or a popover the key would have no \
          effect.
          """,
        remedy: "Remove `detents`, or write `style: sheet`.",
        wrong: """
          modals:
            welcome: { style: cover, detents: [medium] }
          """,
        right: """
          modals:
            welcome: { style: sheet, detents: [medium] }
          """),
      DiagnosticEntry(
        .error, "malformed-detent", "A detent is not a height of a sheet.",
        cause: """
          SwiftUI takes `medium`, `large`, a fraction of the height, or points. One would be a \
          single point, not the whole height.
          """,
        remedy: "Write one of the words, a fraction such as `0.4`, or points such as `320`.",
        wrong: """
          modals:
            basket: { detents: [40%, large] }
          """,
        right: """
          modals:
            basket: { detents: [0.4, large] }
          """),
      DiagnosticEntry(
        .error, "result-with-default", "The type of a `result` has a default.",
        cause: """
          Whoever waits for a result gets the value, or `nil` when the screen was closed without \
          one. A default would never be used.
          """,
        remedy: "Write the type alone.",
        wrong: """
          modals:
            size: { result: "String = small" }
          """,
        right: """
          modals:
            size: { result: String }
          """),
    ])
}
