import NavgenSource

extension LintRule {
  static let unreachableRoute = LintRule(
    entry: DiagnosticEntry(
      .optional, "unreachable-route", "Nothing in the spec leads to a route.",
      cause: """
        It has no link, and no route that has one lies above it. Only code of the app can push it, and \
        if none does, it is dead.
        """,
      remedy: "Give it a link, name it as the `parent` of what is opened from it, or remove it.",
      wrong: """
        lint: { warn: unreachable-route }
        routes:
          list: { link: /list }
          settings: {}
        """,
      right: """
        lint: { warn: unreachable-route }
        routes:
          list: { link: /list }
          settings: { link: /settings }
        """)
  ) { subject, diagnostics in
    let routes = subject.model.routes
    let linked = routes.indices.filter { !routes[$0].links.isEmpty }
    let reached = Set(linked).union(linked.flatMap { routes[$0].parents.map(\.route) })
    for (index, route) in routes.enumerated() where !reached.contains(index) {
      diagnostics.add(.unreachableRoute(route))
    }
  }
}

extension Diagnostic {
  fileprivate static func unreachableRoute(_ route: Route) -> Diagnostic {
    Diagnostic(
      .warning, id: "unreachable-route", "nothing in the spec leads to \(quoted(route.id))",
      at: route.declaration, help: "give it a link, or remove it if no code pushes it")
  }
}
