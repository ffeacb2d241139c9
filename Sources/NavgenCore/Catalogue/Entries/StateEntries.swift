extension DiagnosticSubject {
  static let state = DiagnosticSubject(
    title: "Saved state and its lock",
    summary: "What an update does to those who use the app already.",
    entries: [
      DiagnosticEntry(
        .error, "former-id-in-use", "A former id is the id of something that exists.",
        cause: """
          `was` says that saved state may know a thing by that id. If another thing has the id \
          now, nobody could tell which of the two is meant.
          """,
        remedy: "Remove the id from `was`, or give the other one a new id.",
        wrong: """
          routes:
            product: { was: item }
            item: {}
          """,
        right: """
          routes:
            product: { was: item }
            article: {}
          """),
      DiagnosticEntry(
        .error, "repeated-former-id", "Two things have the same former id.",
        cause: "Saved state that knows it could be restored as either of them.",
        remedy: "Remove the id from one of the two.",
        wrong: """
          routes:
            product: { was: item }
            article: { was: item }
          """,
        right: """
          routes:
            product: { was: item }
            article: {}
          """),
      DiagnosticEntry(
        .warning, "reused-id",
        "A new thing has an id that something else had in a released version.",
        cause: """
          Saved state knows things by their ids alone. Who updates would get the one in place of \
          the other, perhaps with values that do not fit.
          """,
        remedy: "Give the new one an id that was never used. `navgen lock` accepts it as it is."),
      DiagnosticEntry(
        .warning, "state-lost",
        "Who updates from a released version loses a part of the place they left.",
        cause: """
          The recorded version can save something that this spec cannot restore. The app leaves \
          out what is lost and what lies above it; it does not crash.
          """,
        remedy: """
          Follow the help, which names what would keep it: `was`, a default, a tab, a case. \
          `navgen lock` accepts the loss. In `navgen diff` the same loss is a break.
          """),
      DiagnosticEntry(
        .warning, "stale-lock", "The lock does not have what the spec says now.",
        cause: """
          Changes are checked against the versions in the lock alone. A version that was shipped \
          without being recorded is not protected. Only `navgen validate` and `navgen lock` say \
          so, not the build.
          """,
        remedy: """
          Run `navgen lock` when the app is shipped like this, and commit the file. While you work \
          on the next version the warning is no reason to hurry.
          """),
      DiagnosticEntry(
        .error, "empty-lock", "The lock has nothing in it.",
        cause: """
          The versions that were recorded are gone, and with them the protection of saved state.
          """,
        remedy: "Restore the file from version control, or remove it and run `navgen lock`."),
      DiagnosticEntry(
        .error, "lock-conflict", "The lock has a merge conflict.",
        cause: """
          Two branches recorded versions, and version control cannot tell what belongs together.
          """,
        remedy: """
          Merge the spec, then run `navgen lock`, which keeps the versions of both sides. If a \
          side is broken itself, restore one from version control first.
          """),
      DiagnosticEntry(
        .error, "lock-fingerprint", "A version in the lock was changed by hand, or is damaged.",
        cause: """
          The fingerprint tells what the version listed when it was recorded. Warnings and tests \
          that go by it would be wrong.
          """,
        remedy: "Restore the lock from version control. Only `navgen lock` should change it."),
      DiagnosticEntry(
        .error, "unsupported-lock", "The lock has a form that this navgen does not read.",
        cause: """
          It was written by another version of navgen, so what it lists may mean something else.
          """,
        remedy: "Use the navgen that wrote it, everywhere the app is built."),
      DiagnosticEntry(
        .error, "too-many-versions",
        "The lock has, or would have, more versions than navgen reads.",
        cause: "Every version is compared with the spec in each build.",
        remedy: """
          Remove the oldest versions from the lock, those that nobody updates from any more.
          """),
    ])
}
