extension DiagnosticSubject {
  static let routes = DiagnosticSubject(
    title: "Routes and parents",
    summary: "What can be pushed, where, and what lies below it.",
    entries: [
      DiagnosticEntry(
        .error, "too-many-routes", "The spec has more routes than navgen takes.",
        cause: """
          Routes are the cases of one enum, and Swift does not compile a `switch` over many more \
          cases.
          """,
        remedy: "Merge routes that look alike into one with a parameter."),
      DiagnosticEntry(
        .error, "too-many-parameters", "A route or a modal has more parameters than navgen takes.",
        cause: """
          Parameters become the labels of one enum case and one call. Nobody can call it, and the \
          compiler takes long over it.
          """,
        remedy: """
          Put values that belong together into one type of your own, and declare it under `types`.
          """),
      DiagnosticEntry(
        .error, "unknown-parent", "`parent` names something that is not a route.",
        cause: """
          The parent lies below the route when a deep link opens it, so that there is a way back. \
          Only a route can lie in a stack.
          """,
        remedy: """
          Take the suggestion, or declare the parent under `routes`. A tab needs no mention: its \
          root lies below everything.
          """,
        wrong: """
          routes:
            product: {}
            review: { parent: prodct }
          """,
        right: """
          routes:
            product: {}
            review: { parent: product }
          """),
      DiagnosticEntry(
        .error, "parent-loop", "The parents of a route lead back to it.",
        cause: "Opening the route would have to push screens without an end.",
        remedy: "Remove one `parent` of the circle.",
        wrong: """
          routes:
            product: { parent: review }
            review: { parent: product }
          """,
        right: """
          routes:
            product: {}
            review: { parent: product }
          """),
      DiagnosticEntry(
        .error, "deep-parents", "A route has more parents below it than navgen takes.",
        cause: """
          A deep link would push all of them at once. Nobody finds the way back through so many \
          screens.
          """,
        remedy: "Remove a `parent` among them."),
      DiagnosticEntry(
        .error, "parent-not-in-tab", "A route may stand in a tab in which its parent may not.",
        cause: """
          Opened in that tab, the route would need its parent below it, which the tab does not \
          take.
          """,
        remedy: "Give both the same `tabs`, or the route fewer.",
        wrong: """
          tabs:
            home: { title: Home, icon: house }
            cart: { title: Cart, icon: cart }
          routes:
            product: { tabs: [home] }
            review: { tabs: [home, cart], parent: product }
          """,
        right: """
          tabs:
            home: { title: Home, icon: house }
            cart: { title: Cart, icon: cart }
          routes:
            product: { tabs: [home, cart] }
            review: { tabs: [home, cart], parent: product }
          """),
      DiagnosticEntry(
        .error, "parent-parameter", "A route does not carry a value that its parent needs.",
        cause: """
          When a deep link opens the route, navgen pushes its parent first, and takes the parent's \
          values from the route, by name and type.
          """,
        remedy: """
          Add the parameter to the route with the same type, or give it a default in the parent.
          """,
        wrong: """
          routes:
            product: { params: { id: Int } }
            review: { params: { review: Int }, parent: product }
          """,
        right: """
          routes:
            product: { params: { id: Int } }
            review: { params: { id: Int, review: Int }, parent: product }
          """),
    ])
}
