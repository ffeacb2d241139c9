extension DiagnosticSubject {
  static let text = DiagnosticSubject(
    title: "The text of the file",
    summary: "What the reader finds before it knows what the text means.",
    entries: [
      DiagnosticEntry(
        .error, "spec-too-large", "The file has more bytes than a spec may have.",
        cause: """
          navgen reads files up to a few megabytes, so that a wrong file cannot take all of the \
          memory of a build.
          """,
        remedy: "Check that the path names a spec. No spec that people write is that long."),
      DiagnosticEntry(
        .error, "too-many-values", "The file has more keys and values than a spec may have.",
        cause: """
          The largest spec that Swift compiles has some ten thousand. navgen stops at a multiple of that, \
          so that a file made by a program gone wrong cannot hold up a build.
          """,
        remedy: "Check that the path names a spec, and what writes the file if a program does."),
      DiagnosticEntry(
        .error, "not-utf8", "The file has bytes that are not UTF-8.",
        cause: """
          Titles and patterns go into Swift source, which is UTF-8. Bytes of another encoding have \
          no sure meaning.
          """,
        remedy: "Save the file as UTF-8 in the editor."),
      DiagnosticEntry(
        .error, "control-character", "The file has a character that YAML does not allow.",
        cause: """
          Control characters are invisible in an editor and come in by a bad paste. YAML forbids \
          them, so other tools would refuse the file too.
          """,
        remedy: """
          Remove the character. If a text needs it, write its escape inside double quotes, such as \
          `\\x07`.
          """),
      DiagnosticEntry(
        .error, "tab-indentation", "A line is indented with a tab character.",
        cause: """
          YAML takes its structure from spaces. How wide a tab character is depends on the editor, \
          so YAML does not allow it there.
          """,
        remedy: """
          Indent with spaces, two for each level, and let the editor insert spaces for YAML files.
          """),
      DiagnosticEntry(
        .error, "long-text", "A text is longer than a spec may have.",
        cause: """
          No title, pattern or name is that long. Most often a quote closes many lines too late \
          and has swallowed the rest of the file.
          """,
        remedy: "Look for the quote that should end the text, or shorten the text."),
      DiagnosticEntry(
        .error, "deep-nesting", "Maps and lists lie inside each other too deep.",
        cause: """
          A spec needs few levels. The bound keeps hostile or broken files from taking the \
          reader's stack.
          """,
        remedy: """
          Take levels out. Look for brackets that were never closed, and for aliases that repeat \
          what contains them.
          """),
    ])
}
