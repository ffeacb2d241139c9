extension DiagnosticSubject {
  static let parameters = DiagnosticSubject(
    title: "Parameters and defaults",
    summary: "The values that routes and modals carry.",
    entries: [
      DiagnosticEntry(
        .error, "malformed-type", "A text is not a type as navgen reads them.",
        cause: """
          Types are written as in Swift, in three forms that can be saved and put into links. \
          Generics, dictionaries and tuples have to stand behind a type of your own.
          """,
        remedy: """
          Write `Name`, `Name?` or `[Name]`, and a default after `=`. What begins with `[` and \
          goes on needs quotes, as in `"[Int] = []"`.
          """,
        wrong: """
          routes:
            list: { params: { ids: Array<Int> } }
          """,
        right: """
          routes:
            list: { params: { ids: [Int] } }
          """),
      DiagnosticEntry(
        .error, "unknown-type", "A type is neither built in nor declared.",
        cause: """
          navgen has to know of each type whether it can be saved, can stand in a link, and how to \
          make a sample for the generated tests.
          """,
        remedy: "Take the suggestion, or declare the type under `types`.",
        wrong: """
          routes:
            product: { params: { id: Product.ID } }
          """,
        right: """
          types:
            Product.ID: { sample: "Product.ID(7)" }
          routes:
            product: { params: { id: Product.ID } }
          """),
      DiagnosticEntry(
        .error, "malformed-default", "A default is not one Swift value.",
        cause: """
          A default goes into the generated code as it is written. One that is cut off, several \
          values, or something that can crash or throw would not compile, or end the app at \
          launch.
          """,
        remedy: """
          Write one value in the spelling of Swift, such as `1`, `"text"` or `Token(1)`.
          """,
        wrong: """
          routes:
            list: { params: { title: 'String = "open' } }
          """,
        right: """
          routes:
            list: { params: { title: 'String = "open"' } }
          """),
      DiagnosticEntry(
        .error, "unfit-default", "A default is not a value of its parameter's type.",
        cause: "The generated code would not compile, with an error in a file that nobody wrote.",
        remedy: """
          Write a value of the type, or another type. To allow `nil`, write the type with a `?`.
          """,
        wrong: """
          routes:
            list: { params: { page: Int = first } }
          """,
        right: """
          routes:
            list: { params: { page: Int = 1 } }
          """),
      DiagnosticEntry(
        .error, "url-default", "A `URL` has a default.",
        cause: "Making a `URL` from a text can fail, and generated code does not force it.",
        remedy: "Write `URL?` without a default, and let the screen decide what `nil` stands for.",
        wrong: """
          routes:
            page: { params: { address: 'URL = "https://example.com"' } }
          """,
        right: """
          routes:
            page: { params: { address: "URL?" } }
          """),
      DiagnosticEntry(
        .error, "unknown-case", "A default is not a case of its enum.",
        cause: """
          The enum is written by navgen with the cases that the spec lists, so no other one can \
          compile.
          """,
        remedy: "Take the suggestion, or add the case to the enum under `types`.",
        wrong: """
          types:
            Sorting: { cases: [price, name] }
          routes:
            list: { params: { sort: Sorting = prize } }
          """,
        right: """
          types:
            Sorting: { cases: [price, name] }
          routes:
            list: { params: { sort: Sorting = price } }
          """),
    ])
}
