extension DiagnosticSubject {
  static let linkDifferences = DiagnosticSubject(
    title: "Differences: links",
    summary: "What `navgen diff` says of links that are out in the world.",
    entries: [
      DiagnosticEntry(
        .breaks, "link-lost", "All links of a pattern open nothing any more.",
        cause: """
          Links in mails, on web pages and in other apps keep their address. Whoever follows one \
          lands nowhere.
          """,
        remedy: """
          Keep the old pattern as an alias of the route, behind the new one. If the route has \
          another id now, say so with `was`.
          """),
      DiagnosticEntry(
        .breaks, "link-narrowed", "Some links of a pattern open nothing any more.",
        cause: """
          The pattern is there, but takes fewer values than before. The message shows an address \
          that worked and does not any more.
          """,
        remedy: "Take all values that it took, or add the old pattern as an alias."),
      DiagnosticEntry(
        .breaks, "link-changed", "Links of a pattern open something else.",
        cause: """
          Whoever follows an old link sees another screen, another tab, other screens below, or \
          other values.
          """,
        remedy: """
          Follow the help: another address for what is new, the same `parent`, defaults and order \
          of `tabs`, or `was`.
          """),
      DiagnosticEntry(
        .breaks, "scheme-gone", "A scheme of the app is gone.",
        cause: "Links that begin with it are not the app's any more, and open nothing.",
        remedy: "Keep the scheme in `schemes`."),
      DiagnosticEntry(
        .breaks, "host-gone", "A host of the app is gone.",
        cause: "Links to it open the browser instead of the app, or nothing.",
        remedy: "Keep the host in `hosts`, and its file `apple-app-site-association`."),
      DiagnosticEntry(
        .breaks, "case-counts", "Links are told apart by small and capital letters now.",
        cause: "Links that people wrote in other letters worked, and open nothing any more.",
        remedy: "Write `caseSensitive: false`."),
      DiagnosticEntry(
        .breaks, "scheme-host", "What follows `scheme://` is read in another way.",
        cause: """
          In `shop://products/7`, `products` was the first segment of the path and is a host now, \
          or the other way round, so links that worked lead elsewhere.
          """,
        remedy: "Set `schemeHostIsPath` as it was."),
      DiagnosticEntry(
        .breaks, "link-hidden",
        "Links to a screen open nothing without a flag that they did not need.",
        cause: """
          Whoever has the flag not set, or follows the link before the app sets it, is not led to \
          the screen.
          """,
        remedy: """
          Show the screen without the flag, or keep such links with `enqueue` and open them with \
          `resumePending`.
          """),
      DiagnosticEntry(
        .breaks, "link-moved", "Links to a screen open in another tab where a flag is not set.",
        cause: """
          The tab in which the screen opened is hidden without the flag, so the next one that \
          takes the route is used.
          """,
        remedy: "Show that tab without the flag."),
    ])
}
