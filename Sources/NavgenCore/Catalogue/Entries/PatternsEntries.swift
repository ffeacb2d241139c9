extension DiagnosticSubject {
  static let patterns = DiagnosticSubject(
    title: "Links: patterns",
    summary: "The addresses of tabs, routes and modals.",
    entries: [
      DiagnosticEntry(
        .error, "malformed-pattern", "A text is not a pattern, or not a path to ignore.",
        cause: """
          A pattern is a path of literal segments and `:name` placeholders. What other routers \
          write, such as `{id}`, `*` and regular expressions, would be taken for literal text.
          """,
        remedy: """
          Follow the help beside the message. What a placeholder matches is told by the \
          parameter's type.
          """,
        wrong: """
          routes:
            product: { params: { id: Int }, link: "/products/{id}" }
          """,
        right: """
          routes:
            product: { params: { id: Int }, link: /products/:id }
          """),
      DiagnosticEntry(
        .error, "long-pattern", "A pattern has more segments or query items than navgen takes.",
        cause: """
          No address that people share is that long. Most often two patterns were written as one.
          """,
        remedy: "Shorten it. An array as the last segment takes the rest of the path."),
      DiagnosticEntry(
        .error, "too-many-patterns",
        "A route, or the whole spec, has more patterns than navgen takes.",
        cause: "The generated code that reads URLs would take the compiler too long.",
        remedy: "Remove aliases that nobody follows any more."),
      DiagnosticEntry(
        .error, "unknown-parameter", "A pattern has a placeholder that is not a parameter.",
        cause: "The value from the URL would have nowhere to go.",
        remedy: "Take the suggestion, or declare the parameter under `params`.",
        wrong: """
          routes:
            product: { params: { id: Int }, link: /products/:ident/:id }
          """,
        right: """
          routes:
            product: { params: { id: Int }, link: /products/:id }
          """),
      DiagnosticEntry(
        .error, "missing-parameter", "A pattern lacks a parameter that needs a value.",
        cause: "A URL that matches would not tell the value, so the screen could not be made.",
        remedy: "Add a placeholder for it, with its colon, or give the parameter a default.",
        wrong: """
          routes:
            product: { params: { id: Int }, link: /products/id }
          """,
        right: """
          routes:
            product: { params: { id: Int }, link: /products/:id }
          """),
      DiagnosticEntry(
        .error, "repeated-parameter", "A pattern has a placeholder twice.",
        cause: "A URL could give it two different values, and one would be lost.",
        remedy: "Remove one of the two, or declare a second parameter.",
        wrong: """
          routes:
            product: { params: { id: Int }, link: /products/:id/again/:id }
          """,
        right: """
          routes:
            product: { params: { id: Int }, link: /products/:id/again }
          """),
      DiagnosticEntry(
        .error, "repeated-query-key", "A pattern has a key of its query twice.",
        cause: """
          Of a key that a URL repeats the first value counts, so the second placeholder would \
          never get one.
          """,
        remedy: "Remove one of the two. A parameter that is an array takes every value of its key.",
        wrong: """
          routes:
            list: { params: { a: String, b: String }, link: "/list?q=:a&q=:b" }
          """,
        right: """
          routes:
            list: { params: { a: String, b: String }, link: "/list?q=:a&r=:b" }
          """),
      DiagnosticEntry(
        .error, "misplaced-parameter",
        "A placeholder that may be absent or takes several segments is not the last.",
        cause: """
          What follows it in a URL could be taken for its value, so nobody could tell what the URL \
          means.
          """,
        remedy: "Move it to the end of the path, or into the query.",
        wrong: """
          routes:
            list: { params: { page: "Int?", id: Int }, link: /list/:page/:id }
          """,
        right: """
          routes:
            list: { params: { page: "Int?", id: Int }, link: /list/:id/:page }
          """),
      DiagnosticEntry(
        .error, "unfit-for-link",
        "A parameter in a pattern has a type or a default that cannot stand in a link.",
        cause: """
          navgen reads built-in types, its own enums, and types that say `link: true`. Of the rest \
          of a path, or of a repeated key, it makes an array of single values, which is empty \
          where there is none.
          """,
        remedy: """
          Make the type `LosslessStringConvertible` and write `link: true` beside it, or leave the \
          parameter out of the pattern and give it a default. An array must be of single values, \
          not optional, and empty by default.
          """,
        wrong: """
          types:
            Token: { sample: "Token(7)" }
          routes:
            login: { params: { token: Token }, link: /login/:token }
          """,
        right: """
          types:
            Token: { link: true, sample: "Token(7)" }
          routes:
            login: { params: { token: Token }, link: /login/:token }
          """),
      DiagnosticEntry(
        .error, "placeholder-in-tab", "The link of a tab has a placeholder.",
        cause: """
          A tab is always the same place and has no parameters, so there is nothing that the value \
          could be given to.
          """,
        remedy: "Write the pattern in a route, which is pushed in that tab.",
        wrong: """
          tabs:
            home: { title: Home, icon: house, link: /start/:section }
          """,
        right: """
          tabs:
            home: { title: Home, icon: house, link: /start }
          routes:
            section: { params: { section: String }, link: /start/:section }
          """),
      DiagnosticEntry(
        .error, "malformed-day", "`until` is not a day of the calendar.",
        cause: "navgen compares it with today, to tell when a pattern can go.",
        remedy: "Write year, month and day, as in `2027-01-31`.",
        wrong: """
          routes:
            product: { link: [/product, { pattern: /p, until: 31.1.2050 }] }
          """,
        right: """
          routes:
            product: { link: [/product, { pattern: /p, until: 2050-01-31 }] }
          """),
      DiagnosticEntry(
        .warning, "past-pattern", "The day until which a pattern was wanted is past.",
        cause: """
          The pattern still works. It was to go by now, and stays in the way of others until it \
          does.
          """,
        remedy: "Remove the pattern, or give it more time.",
        wrong: """
          routes:
            product: { link: [/product, { pattern: /p, until: 2020-01-31 }] }
          """,
        right: """
          routes:
            product: { link: [/product, { pattern: /p, until: 2050-01-31 }] }
          """),
      DiagnosticEntry(
        .warning, "ending-address", "The address that is built is one that is to go.",
        cause: """
          The first pattern of a list is the one that the app shares. People would get addresses \
          today that stop working when the pattern goes.
          """,
        remedy: "Move a pattern without `until` to the beginning of the list.",
        wrong: """
          routes:
            product: { link: [{ pattern: /p, until: 2050-01-31 }, /product] }
          """,
        right: """
          routes:
            product: { link: [/product, { pattern: /p, until: 2050-01-31 }] }
          """),
    ])
}
