extension DiagnosticSubject {
  static let types = DiagnosticSubject(
    title: "Types of the app",
    summary: "What stands under `types`.",
    entries: [
      DiagnosticEntry(
        .error, "invalid-type-name", "A type has a name that Swift types cannot have.",
        cause: "The name goes into the generated code as it is, and has to name a type there.",
        remedy: """
          Write it as the app's code does, such as `Product.ID`. A new enum has a simple name with \
          an upper case letter first.
          """,
        wrong: """
          types:
            Product ID: { sample: "7" }
          """,
        right: """
          types:
            Product.ID: { sample: "Product.ID(7)" }
          """),
      DiagnosticEntry(
        .error, "reserved-type", "A type has a name that is taken.",
        cause: """
          The generated code uses that name for something else, so it would take the one type for \
          the other, or not compile.
          """,
        remedy: """
          Choose another name. A built-in type needs no declaration, and a type of the app can be \
          written with its module before it.
          """,
        wrong: """
          types:
            View: { cases: [list, grid] }
          """,
        right: """
          types:
            ViewMode: { cases: [list, grid] }
          """),
      DiagnosticEntry(
        .error, "cases-with-options",
        "An enum that navgen writes has a setting for types of the app.",
        cause: """
          navgen knows of its own enums that they can be saved and stand in links, and it makes \
          their samples itself.
          """,
        remedy: "Remove the setting. If the app declares the type, remove `cases` instead.",
        wrong: """
          types:
            Sorting: { cases: [price, name], codable: true }
          """,
        right: """
          types:
            Sorting: { cases: [price, name] }
          """),
      DiagnosticEntry(
        .error, "too-many-cases", "An enum has more cases than navgen takes.",
        cause: "Swift does not compile a `switch` over many more cases.",
        remedy: "Split the enum, or pass such a value as a `String`."),
      DiagnosticEntry(
        .error, "malformed-sample", "A sample is not a Swift expression that always makes a value.",
        cause: """
          The sample goes into the generated tests as it is written. It would not compile, or it \
          would crash the tests.
          """,
        remedy: "Write one expression on one line, without `try`, `await` and force unwraps.",
        wrong: """
          types:
            Token: { sample: "Token(7" }
          """,
        right: """
          types:
            Token: { sample: "Token(7)" }
          """),
      DiagnosticEntry(
        .warning, "missing-sample",
        "Routes or modals are left out of the generated tests, as a type has no sample.",
        cause: """
          The tests push, save and restore every route, for which they need a value of each type. \
          Routes that need this type stay untested.
          """,
        remedy: "Add `sample` to the type, with a Swift expression that makes a value.",
        wrong: """
          types:
            Token: {}
          routes:
            login: { params: { token: Token } }
          """,
        right: """
          types:
            Token: { sample: "Token(7)" }
          routes:
            login: { params: { token: Token } }
          """),
    ])
}
