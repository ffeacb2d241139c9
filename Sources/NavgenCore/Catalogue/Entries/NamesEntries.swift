extension DiagnosticSubject {
  static let names = DiagnosticSubject(
    title: "Ids and names",
    summary: "How tabs, routes, modals, parameters, cases and flags are called.",
    entries: [
      DiagnosticEntry(
        .error, "invalid-id", "An id has characters that an id may not have, or is too long.",
        cause: """
          Ids become Swift names, and they stand in saved state, so they have to be plain in both.
          """,
        remedy: "Write ASCII letters and digits, a letter first, divided by single `-` or `_`.",
        wrong: """
          routes:
            my page: {}
          """,
        right: """
          routes:
            my-page: {}
          """),
      DiagnosticEntry(
        .error, "reserved-id", "An id gives a Swift name that means something else already.",
        cause: """
          The generated code would not compile, or it would mean something else: `.none` of an \
          optional is its missing value.
          """,
        remedy: "Choose another id. Swift's keywords are no problem: they are escaped.",
        wrong: """
          routes:
            none: {}
          """,
        right: """
          routes:
            nothing-found: {}
          """),
      DiagnosticEntry(
        .error, "name-collision", "Two ids give the same Swift name.",
        cause: """
          `sign-in` and `sign_in` both become `.signIn`, and a type cannot have a name twice.
          """,
        remedy: """
          Rename one of the two. Where it was released already, add `was` with its former id.
          """,
        wrong: """
          routes:
            sign-in: {}
            signIn: {}
          """,
        right: """
          routes:
            sign-in: {}
            sign-in-again: {}
          """),
    ])
}
