import NavgenSource

extension LintRule {
  static let linkParameter = LintRule(
    entry: DiagnosticEntry(
      .optional, "link-parameter", "No link of a screen carries one of its parameters.",
      cause: """
        A link opens the screen with the default of that parameter, so who shares the screen shares \
        another one than they see.
        """,
      remedy: "Add the parameter to the link, most often as `?name=:name`.",
      wrong: """
        lint: { warn: link-parameter }
        routes:
          list: { params: { search: String? }, link: /list }
        """,
      right: """
        lint: { warn: link-parameter }
        routes:
          list: { params: { search: String? }, link: "/list?search=:search" }
        """)
  ) { subject, diagnostics in
    for screen in subject.model.linkedScreens where !screen.patterns.isEmpty {
      let carried = screen.patterns.reduce(into: Set<Int>()) { $0.formUnion($1.parameters) }
      for (index, parameter) in screen.parameters.enumerated() where !carried.contains(index) {
        diagnostics.add(.linkParameter(parameter, of: screen.id))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func linkParameter(_ parameter: RouteParameter, of owner: String) -> Diagnostic
  {
    let id = quoted(parameter.id)
    return Diagnostic(
      .warning, id: "link-parameter", "no link of \(quoted(owner)) carries its parameter \(id)",
      at: parameter.declaration,
      help: "add it to the link, such as '?\(parameter.id)=:\(parameter.id)'")
  }
}
