extension DiagnosticSubject {
  static let syntax = DiagnosticSubject(
    title: "YAML",
    summary: "What is not YAML, and what YAML has but a spec has not.",
    entries: [
      DiagnosticEntry(
        .error, "invalid-yaml", "The file is not YAML.",
        cause: """
          navgen cannot tell what the text means, so nothing is generated. What is below the place \
          may be read wrongly as well.
          """,
        remedy: """
          Follow the help beside the message. The usual causes are a missing `:` or bracket, keys \
          of one map that are not in one column, and texts with `: `, `#`, `@` or `*` that need \
          quotes.
          """,
        wrong: """
          tabs:
            home: { title: Home: sweet home, icon: house }
          """,
        right: """
          tabs:
            home: { title: "Home: sweet home", icon: house }
          """),
      DiagnosticEntry(
        .error, "empty-spec", "The file has no spec in it.",
        cause: """
          There is nothing to generate from. A file that holds only comments counts as empty, too.
          """,
        remedy: "Begin the spec with `navgen: 1`, and add a tab."),
      DiagnosticEntry(
        .error, "several-documents", "The file has more than one YAML document.",
        cause: """
          A line `---` begins a new document. A spec is one document, and it would not be clear \
          which one counts.
          """,
        remedy: "Remove the `---`, or put the second document into a file of its own."),
      DiagnosticEntry(
        .error, "duplicate-key", "A key stands twice in one map.",
        cause: """
          Readers of YAML differ in which of the two they take, so a tab, a route or a parameter \
          would be lost without a word.
          """,
        remedy: "Rename one of the two, or remove it.",
        wrong: """
          routes:
            product: {}
            product: { tabs: [home] }
          """,
        right: """
          routes:
            product: { tabs: [home] }
          """),
      DiagnosticEntry(
        .error, "non-text-key", "A key is not text.",
        cause: "Every key of a spec is a name. A list, a map or nothing at all cannot be one.",
        remedy: """
          Write a name before the `:`. Put quotes around it if it looks like something else to \
          YAML.
          """),
      DiagnosticEntry(
        .error, "custom-tag", "A value has a YAML tag.",
        cause: """
          A tag such as `!tab` tells a reader to build a type of its own. navgen knows the type of \
          each value from its key.
          """,
        remedy: """
          Remove the tag. A `!` before a flag is one as well, and without it the flag means the \
          opposite: declare a flag that says what you mean.
          """,
        wrong: """
          tabs:
            home: !tab { title: Home, icon: house }
          """,
        right: """
          tabs:
            home: { title: Home, icon: house }
          """),
      DiagnosticEntry(
        .error, "unknown-alias", "An alias repeats an anchor that is not above it.",
        cause: """
          `*name` stands for the value that `&name` marks, and YAML reads from top to bottom. \
          Without the anchor there is nothing to repeat.
          """,
        remedy: """
          Correct the name, or write the anchor before the first alias. A text that begins with \
          `*` needs quotes.
          """,
        wrong: """
          tabs:
            home: { title: &name Home, icon: house }
            search: { title: *nome, icon: magnifyingglass }
          """,
        right: """
          tabs:
            home: { title: &name Home, icon: house }
            search: { title: *name, icon: magnifyingglass }
          """),
      DiagnosticEntry(
        .error, "recursive-alias", "An alias stands inside the value that it repeats.",
        cause: "The value would contain itself without an end.",
        remedy: """
          Move the alias out of the value, or give the part that is repeated an anchor of its own.
          """),
      DiagnosticEntry(
        .error, "alias-expansion", "Aliases repeat more values than a spec may have.",
        cause: """
          Aliases inside repeated values multiply: a few lines can stand for millions of values. \
          The bound keeps a build from running out of memory.
          """,
        remedy: "Use fewer aliases inside values that are repeated themselves."),
      DiagnosticEntry(
        .error, "invalid-merge", "The merge key `<<` is given something that is not a map.",
        cause: """
          `<<` takes the keys of another map over. Anything but a map, or a list of maps, has no \
          keys to take.
          """,
        remedy: "Give it an alias of a map. If `<<` is meant as a name, put it in quotes."),
    ])
}
