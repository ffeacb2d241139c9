/// What happens when the path of a tab is set.
struct PathRules {
  /// Whether every route may be in it, as far as the spec says.
  private let takesEveryRoute: Bool
  /// Whether a route that it takes can be hidden by a flag.
  private let hasFlaggedRoutes: Bool
  /// Whether someone may wait for the result of a screen in it.
  let mayLoseResults: Bool

  /// - Parameter tab: The index of the tab.
  init(_ tab: Int, in model: NavigationModel) {
    let routes = model.routes.filter { $0.tabs?.contains(tab) ?? true }
    takesEveryRoute = routes.count == model.routes.count
    hasFlaggedRoutes = routes.contains { !$0.flags.isEmpty }
    mayLoseResults = routes.contains { $0.result != nil }
  }

  /// Whether setting it has nothing to do.
  var isStored: Bool { takesEveryRoute && !hasFlaggedRoutes && !mayLoseResults }

  /// What is kept out, as a sentence with the space before it.
  var exceptions: String {
    switch (takesEveryRoute, hasFlaggedRoutes) {
    case (true, false): return ""
    case (false, false): return " Routes it does not take stay out."
    case (true, true): return " Routes that are not shown stay out."
    case (false, true): return " Routes it does not take, or that are not shown, stay out."
    }
  }

  /// Those of the new value that may be in it, as an expression.
  func keptRoutes(_ tab: Tab) -> String {
    switch (takesEveryRoute, hasFlaggedRoutes) {
    case (true, false): return "newValue"
    case (true, true): return "newValue.filter(isVisible)"
    case (false, false): return filter("$0.isAllowed(in: .\(tab.name.member))", of: tab)
    case (false, true): return filter("mayStand($0, in: .\(tab.name.member))", of: tab)
    }
  }

  private func filter(_ condition: String, of tab: Tab) -> String {
    let line = "newValue.filter { \(condition) }"
    // `Stack`, and what stands around it where all is on one line.
    let column = mayLoseResults ? "      Stack = ".count : "    set { Stack =  }".count
    let isLong = column + tab.name.text.count + line.count > lineWidth
    return isLong ? "newValue.filter {\n  \(condition)\n}" : line
  }
}
