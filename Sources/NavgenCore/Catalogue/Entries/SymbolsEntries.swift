extension DiagnosticSubject {
  static let symbols = DiagnosticSubject(
    title: "Symbols",
    summary: "What is known of the SF Symbols that tabs show.",
    entries: [
      DiagnosticEntry(
        .warning, "unknown-symbol", "The table of SF Symbols in navgen has no symbol of that name.",
        cause: """
          The compiler takes any name, so a misspelt one is found only by looking at the app. It is no \
          error, since a symbol may be newer than the table.
          """,
        remedy: """
          Correct the name, or find one with `navgen symbols`. An image of your own is written \
          `{ asset: … }`.
          """,
        wrong: """
          tabs:
            home: { title: Home, icon: huose }
          """,
        right: """
          tabs:
            home: { title: Home, icon: house }
          """),
      DiagnosticEntry(
        .warning, "symbol-too-new", "A deployment target is older than the symbol.",
        cause: "Such systems do not have its image, and nothing says so before the app runs there.",
        remedy: """
          Take a symbol that all deployment targets have; `navgen symbols` lists only those when it \
          is given the spec. Or raise the deployment target in `platforms`.
          """),
      DiagnosticEntry(
        .warning, "renamed-symbol", "The symbol has a newer name that all deployment targets have.",
        cause: "Old names go on working, but people who look for the symbol find the new one.",
        remedy: "Write the newer name."),
      DiagnosticEntry(
        .warning, "localized-symbol", "The symbol is the variant for one language or script.",
        cause: """
          The system picks variants by the language of the device. One that is named is shown to \
          everybody.
          """,
        remedy: "Write the name without its last part."),
      DiagnosticEntry(
        .warning, "restricted-symbol", "The symbol may only refer to one product of Apple.",
        cause: "Apple allows such symbols for that product or service only.",
        remedy: "Find another with `navgen symbols`, unless the tab is about that product."),
      DiagnosticEntry(
        .warning, "filled-symbol", "The symbol of a tab is the filled variant.",
        cause: """
          Tab bars of the system show filled variants by themselves where they belong. A name with \
          `.fill` takes the choice away.
          """,
        remedy: "Write the name without `.fill`."),
    ])
}
