extension DiagnosticSubject {
  static let shape = DiagnosticSubject(
    title: "The shape of a spec",
    summary: "Keys, and the kind of value that each takes.",
    entries: [
      DiagnosticEntry(
        .error, "lock-as-spec", "The file is a lock, and a spec is expected.",
        cause: """
          A lock holds what earlier versions saved, not what the app shows. navgen reads it by itself \
          when it is given the spec beside it.
          """,
        remedy: "Give the spec."),
      DiagnosticEntry(
        .error, "unsupported-version",
        "The spec is written for a version of the spec language that this navgen does not read.",
        cause: """
          Keys may mean something else in another version, so the spec is not looked at any \
          further, unless it is version 1 in another spelling, such as `1.0`.
          """,
        remedy: "Write `navgen: 1`, or use the navgen that the spec was written for.",
        wrong: """
          navgen: 2
          """,
        right: """
          navgen: 1
          """),
      DiagnosticEntry(
        .error, "missing-key", "A key that is needed is not there.",
        cause: """
          Without it navgen cannot write correct code: a tab, for example, needs a title and an \
          icon to stand in the bar.
          """,
        remedy: "Add the key. The help lists all that the map needs.",
        wrong: """
          tabs:
            home: { title: Home }
          """,
        right: """
          tabs:
            home: { title: Home, icon: house }
          """),
      DiagnosticEntry(
        .error, "missing-value", "A key has no value.",
        cause: """
          Nothing behind the `:`, `~` and `null` all mean "no value" in YAML. Taking it for the \
          default would hide a line that was left unfinished.
          """,
        remedy: "Write a value, or remove the key. A text such as `~` or `null` needs quotes.",
        wrong: """
          tabs:
            home: { title: , icon: house }
          """,
        right: """
          tabs:
            home: { title: Home, icon: house }
          """),
      DiagnosticEntry(
        .error, "wrong-kind", "A value is of another kind than its key takes.",
        cause: """
          A text where a list belongs, or `"true"` in quotes where a truth belongs, is most often \
          a slip, and guessing would generate something else than was meant.
          """,
        remedy: """
          Write what the message expects. Words such as `yes` are texts here: a truth is `true` or \
          `false`, without quotes.
          """,
        wrong: """
          routes:
            product: { tabs: home }
          """,
        right: """
          routes:
            product: { tabs: [home] }
          """),
      DiagnosticEntry(
        .error, "unknown-key", "A map has a key that navgen does not know.",
        cause: """
          An unknown key is most often a known one that is misspelt. Passing it over would \
          generate an app without what it says.
          """,
        remedy: """
          Take the suggestion, or one of the keys that the help lists. What is not for navgen \
          belongs in a comment.
          """,
        wrong: """
          tabs:
            home: { title: Home, icon: house, bagde: true }
          """,
        right: """
          tabs:
            home: { title: Home, icon: house, badge: true }
          """),
      DiagnosticEntry(
        .error, "empty-list", "A list that needs an item is empty.",
        cause: """
          Leaving the key out has a meaning of its own, such as "every tab". An empty list would \
          have to mean "none", which no app can use.
          """,
        remedy: "List at least one item, or remove the key.",
        wrong: """
          routes:
            product: { tabs: [] }
          """,
        right: """
          routes:
            product: { tabs: [home] }
          """),
      DiagnosticEntry(
        .error, "duplicate-item", "An item stands twice in one list.",
        cause: """
          The second one has no effect, so one of the two was probably meant to be something else.
          """,
        remedy: """
          Correct one of the two, or remove it. Schemes and hosts are the same in small and \
          capital letters.
          """,
        wrong: """
          tabs:
            home: { title: Home, icon: house, reselect: [popToRoot, popToRoot] }
          """,
        right: """
          tabs:
            home: { title: Home, icon: house, reselect: [popToRoot, scrollToTop] }
          """),
      DiagnosticEntry(
        .error, "unknown-value", "A setting has a value that it does not take.",
        cause: "The setting takes one of a few words, and each generates other code.",
        remedy: "Take the suggestion, or one of the values that the help lists.",
        wrong: """
          tabBar: { style: flaoting }
          """,
        right: """
          tabBar: { style: floating }
          """),
      DiagnosticEntry(
        .error, "too-many-errors", "The spec has so many errors that the rest is left out.",
        cause: """
          One cause, such as a misspelt key that aliases repeat, can be behind all of them. Nobody \
          reads more, and the search has to come to an end.
          """,
        remedy: "Mend the first errors, and run navgen again."),
    ])
}
