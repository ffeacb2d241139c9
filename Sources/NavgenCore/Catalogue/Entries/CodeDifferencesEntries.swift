extension DiagnosticSubject {
  static let codeDifferences = DiagnosticSubject(
    title: "Differences: code",
    summary: "What `navgen diff` says of code that uses the generated one.",
    entries: [
      DiagnosticEntry(
        .breaks, "access-lowered", "The generated code has a lower access level.",
        cause: "Other modules that use it do not compile any more.",
        remedy: "Write the `access` that it had."),
      DiagnosticEntry(
        .breaks, "types-renamed", "The generated types have another prefix.",
        cause: """
          `name` begins the name of each of them, so code that names one does not compile any \
          more.
          """,
        remedy: "Keep `name`, or write a type alias for each type that code names."),
      DiagnosticEntry(
        .breaks, "type-gone", "A generated type is gone.",
        cause: "Code that names it does not compile any more.",
        remedy: """
          Keep what it was generated from until no code names it, or declare a type alias in the \
          app.
          """),
      DiagnosticEntry(
        .note, "type-yours",
        "A type is not generated any more, as the spec says that the app has it.",
        cause: "The app does not compile until it declares the type.",
        remedy: "Declare it, with the cases that code names."),
      DiagnosticEntry(
        .breaks, "case-gone", "A case of a generated enum is gone.",
        cause: "Code that makes it or switches over it does not compile any more.",
        remedy: "Keep the tab, route, modal or case it stood for, or change the code."),
      DiagnosticEntry(
        .breaks, "case-renamed", "A case of a generated enum has another name.",
        cause: """
          Saved state and links follow the new id, but code that names the old case does not \
          compile any more.
          """,
        remedy: """
          Rename it in the code. A static member with the old name helps code that makes it, not \
          code that switches over it.
          """),
      DiagnosticEntry(
        .note, "case-added", "A generated enum has one case more.",
        cause: "Code that switches over all cases does not compile until it takes the new one.",
        remedy: """
          Add the case where the code switches, such as in the closure that makes the screens.
          """),
      DiagnosticEntry(
        .breaks, "payload-changed", "The values of a case have changed.",
        cause: "Code that makes the case or takes it apart does not compile any more.",
        remedy: """
          Follow the help: keep the labels, types, order and defaults, or add a static function \
          that takes the old ones.
          """),
      DiagnosticEntry(
        .breaks, "flags-reordered", "The flags have another order.",
        cause: """
          The generated initialiser takes the flags in the order of the spec, and a call in \
          another order does not compile.
          """,
        remedy: "Keep the order of `flags`, and add new ones at the end."),
      DiagnosticEntry(
        .breaks, "call-gone", "A part of the store is gone.",
        cause: """
          Code that uses it, such as code that sets the flag or waits for the result, does not \
          compile any more.
          """,
        remedy: "Keep it in the spec until no code uses it."),
      DiagnosticEntry(
        .breaks, "call-changed", "A part of the store has another type.",
        cause: "Code that uses it expects the old type, and does not compile any more.",
        remedy: "Keep the type, and give what is new by another route or modal."),
    ])
}
