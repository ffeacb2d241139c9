extension DiagnosticSubject {
  static let proof = DiagnosticSubject(
    title: "Links: what opens",
    summary: "What is proven of all patterns together, and the file of the website.",
    entries: [
      DiagnosticEntry(
        .error, "ambiguous-link", "Two patterns match one URL, and neither is more specific.",
        cause: """
          Which screen opens would depend on the order of the file or on chance. The message shows \
          a URL that both match.
          """,
        remedy: """
          Tell them apart by a literal segment or a required query item, or remove one. If two \
          routes mean the same place, let one have the link.
          """,
        wrong: """
          routes:
            product: { params: { id: Int }, link: /things/:id }
            page: { params: { number: Int }, link: /things/:number }
          """,
        right: """
          routes:
            product: { params: { id: Int }, link: /products/:id }
            page: { params: { number: Int }, link: /pages/:number }
          """),
      DiagnosticEntry(
        .warning, "unreachable-link",
        "A pattern never opens, as others take all of its addresses or they are ignored.",
        cause: """
          Links of that form lead to another screen, or nowhere, although the spec says otherwise.
          """,
        remedy: """
          Remove the pattern, one of those that take its addresses, or the path from `ignore`. The \
          notes show them.
          """,
        wrong: """
          links: { schemes: [shop], ignore: [/help] }
          routes:
            help: { link: /help }
          """,
        right: """
          links: { schemes: [shop], ignore: [/help/forum] }
          routes:
            help: { link: /help }
          """),
      DiagnosticEntry(
        .error, "malformed-json", "A file that is to be JSON is not.",
        cause: """
          Devices read the `apple-app-site-association` file strictly. One that they cannot read \
          makes every universal link open in the browser. Xcode opens no string catalogue like that.
          """,
        remedy: """
          Correct it at the place, or write it again: `navgen aasa` writes the one for devices. JSON \
          has no comments and no comma after the last item.
          """),
    ])
}
