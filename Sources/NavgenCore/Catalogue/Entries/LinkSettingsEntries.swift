extension DiagnosticSubject {
  static let linkSettings = DiagnosticSubject(
    title: "Links: schemes, hosts and ignored paths",
    summary: "What stands under `links`.",
    entries: [
      DiagnosticEntry(
        .error, "missing-origin",
        "A pattern is there, but the app has neither a scheme nor a host.",
        cause: """
          The system hands the app only URLs of its schemes and of the hosts that it is associated \
          with. Without one no deep link could arrive, and none could be built.
          """,
        remedy: "Add `links` with a scheme, a host, or both.",
        wrong: """
          links: { schemes: [] }
          routes:
            product: { link: /product }
          """,
        right: """
          links: { schemes: [shop] }
          routes:
            product: { link: /product }
          """),
      DiagnosticEntry(
        .warning, "unused-links", "`links` is there, but nothing has a link.",
        cause: "The app would claim URLs and open none of them.",
        remedy: "Give a tab, a route or a modal a `link`, or remove `links`.",
        wrong: """
          links: { schemes: [shop] }
          """,
        right: """
          links: { schemes: [shop] }
          routes:
            product: { link: /product }
          """),
      DiagnosticEntry(
        .error, "malformed-scheme", "A text is not the scheme of a URL.",
        cause: """
          The system compares the scheme of a URL with `CFBundleURLSchemes`. With a `:` or a \
          character that schemes do not have it would never match.
          """,
        remedy: """
          Write the part before `://` alone: a letter, then letters, digits, `-`, `+` and `.`.
          """,
        wrong: """
          links: { schemes: ["shop://"] }
          routes:
            product: { link: /product }
          """,
        right: """
          links: { schemes: [shop] }
          routes:
            product: { link: /product }
          """),
      DiagnosticEntry(
        .error, "taken-scheme", "A scheme belongs to the system or to the web.",
        cause: """
          An app that claims such a scheme gets nothing, or takes what is meant for others. Web \
          addresses come to an app through its hosts.
          """,
        remedy: """
          Choose a scheme that only this app has. For `https` addresses list the hosts under \
          `hosts`.
          """,
        wrong: """
          links: { schemes: [https] }
          routes:
            product: { link: /product }
          """,
        right: """
          links: { hosts: [shop.example.com] }
          routes:
            product: { link: /product }
          """),
      DiagnosticEntry(
        .error, "malformed-host", "A text is not a host.",
        cause: """
          The host is compared with that of each URL, letter by letter. With a scheme, a path or a \
          port it would never match.
          """,
        remedy: """
          Write the host alone, such as `shop.example.com`, or `*.example.com` for every host \
          below one.
          """,
        wrong: """
          links: { hosts: [https://shop.example.com] }
          routes:
            product: { link: /product }
          """,
        right: """
          links: { hosts: [shop.example.com] }
          routes:
            product: { link: /product }
          """),
      DiagnosticEntry(
        .error, "too-many-in-links", "A list under `links` has more items than navgen takes.",
        cause: "No app needs that many, and each item is compared with the URLs that arrive.",
        remedy: "Remove what is not in use. End an ignored path with `/*` to ignore all below it."),
    ])
}
