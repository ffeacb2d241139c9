extension DiagnosticSubject {
  static let templates = DiagnosticSubject(
    title: "Templates",
    summary: "Mistakes in navgen's own templates, which only those who change navgen see.",
    entries: [
      DiagnosticEntry(
        .error, "triple-brace", "Three or more braces open a tag.",
        cause: "It is not clear whether the first one belongs to the output or to the tag.",
        remedy: "Put a space between a brace of the output and the tag."),
      DiagnosticEntry(
        .error, "unclosed-tag", "A tag is not closed on its line.",
        cause: "The template cannot tell where the tag ends and the output goes on.",
        remedy: "End it with `}}` on the same line."),
      DiagnosticEntry(
        .error, "empty-tag", "A tag has no name.",
        cause: "There is nothing to insert.",
        remedy: "Write a key as in `{{key}}`, or remove the tag."),
      DiagnosticEntry(
        .error, "invalid-tag-name", "A tag has a name that keys cannot have.",
        cause: """
          Keys are letters, digits and `_`. There are no filters, paths or expressions in \
          templates.
          """,
        remedy: "Put the finished text into the record, and insert it by its key."),
      DiagnosticEntry(
        .error, "unclosed-section", "A section is not closed.",
        cause: "What is below it would belong to the section as well.",
        remedy: "End it with `{{/key}}`."),
      DiagnosticEntry(
        .error, "unopened-section", "The end of a section stands where none is open.",
        cause: "The beginning was removed or misspelt.",
        remedy: "Remove the end, or begin the section with `{{#key}}`."),
      DiagnosticEntry(
        .error, "mismatched-section-end", "A section is closed with the name of another.",
        cause: """
          Sections lie inside each other, so the last one that was opened is the first to close.
          """,
        remedy: "End the inner section first, with its own name."),
      DiagnosticEntry(
        .error, "deep-sections", "Sections lie inside each other too deep.",
        cause: "A template with so many levels does not read like its output.",
        remedy: "Move the inner sections to a partial."),
      DiagnosticEntry(
        .error, "unknown-template", "A template is asked for that does not exist.",
        cause: "An output file has no text without it.",
        remedy: "Correct the name, or add the file to `Templates` and embed it."),
      DiagnosticEntry(
        .error, "unknown-partial", "A partial is included that does not exist.",
        cause: "A part of the output would be left out.",
        remedy: "Correct the name, or add the file to `Templates/partials` and embed it."),
      DiagnosticEntry(
        .error, "unknown-template-key", "A key has no value where it is used.",
        cause: """
          The output would lack what the key stands for. Keys of an outer record are visible in a \
          section, keys of a section outside of it are not.
          """,
        remedy: "Correct the key, or give it a value in the record."),
      DiagnosticEntry(
        .error, "not-insertable", "A tag inserts a value that is not text.",
        cause: "Flags and lists decide about lines; they have no spelling of their own.",
        remedy: "Use a section, `{{#key}}…{{/key}}`."),
      DiagnosticEntry(
        .error, "not-a-section", "A section asks a value that is text.",
        cause: "A section repeats for a list or depends on a flag. Text is neither.",
        remedy: "Insert the text with `{{key}}`, or put a flag into the record."),
      DiagnosticEntry(
        .error, "deep-partials", "Partials include each other too deep.",
        cause: "A partial that includes itself, even through others, would never end.",
        remedy: "Take one `{{> Partial}}` out of the circle."),
    ])
}
