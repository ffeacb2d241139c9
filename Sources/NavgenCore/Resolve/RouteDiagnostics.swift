import NavgenSource

// What can be wrong with a route and its parents.
extension Diagnostic {
  static func tooManyRoutes(count: Int, limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "too-many-routes", "the spec has \(count) routes, expected at most \(limit)",
      at: range,
      help: "merge routes that look alike; Swift does not compile many more cases")
  }

  static func tooManyParameters(
    of owner: ParameterOwner, _ id: Located<String>, count: Int, limit: Int
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "too-many-parameters",
      "the \(owner) \(quoted(id.value)) has \(count) parameters, expected at most \(limit)",
      at: id.range, help: "put values that belong together into one type")
  }

  static func emptyTabs(of route: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "empty-list", "the route \(quoted(route)) has no tabs, expected at least one",
      at: range, help: "list some, or remove 'tabs' to allow every tab")
  }

  static func unknownTab(_ tab: Located<String>, known: [String]) -> Diagnostic {
    return Diagnostic(
      .error, id: "unknown-tab", "\(quoted(tab.value)) is not a tab", at: tab.range,
      help: suggestion(for: tab.value, in: known) ?? listHelp(for: tab.value, known)
        ?? listing(known, as: "tab") + "declare it under 'tabs'")
  }

  /// What to write instead of a list without commas, which YAML takes for one text.
  private static func listHelp(for text: String, _ known: [String]) -> String? {
    let words = text.split { " ,/|".contains($0) }.map(String.init)
    guard words.count > 1, words.allSatisfy(known.contains) else { return nil }
    return "put a ',' between them: '[\(words.joined(separator: ", "))]'"
  }

  /// - Parameter isOther: What it is instead, with its article, if it is declared.
  static func unknownParent(
    _ parent: Located<String>, isOther: String?, known: [String]
  ) -> Diagnostic {
    let name = quoted(parent.value)
    return Diagnostic(
      .error, id: "unknown-parent",
      isOther.map { "\(name) is \($0), expected a route" } ?? "\(name) is not a route",
      at: parent.range,
      help: isOther.map { _ in "remove 'parent', or name a route that stands below this one" }
        ?? chainHelp(for: parent.value, known) ?? suggestion(for: parent.value, in: known)
        ?? listing(known, as: "route") + "declare it under 'routes'")
  }

  /// What to write instead of all the routes that stand below one.
  private static func chainHelp(for text: String, _ known: [String]) -> String? {
    let words = text.split { " ,/>|".contains($0) }.map(String.init)
    guard words.count > 1, let nearest = words.last, words.allSatisfy(known.contains) else {
      return nil
    }
    return "write the nearest one, such as \(quoted(nearest)), whose own 'parent' stands below it"
  }

  /// - Parameter steps: Each route of the loop with the name of its parent, from the first on.
  static func parentLoop(
    at id: Located<String>, steps: [(route: String, parent: Located<String>)]
  ) -> Diagnostic {
    let name = quoted(id.value)
    let notes = steps.map { step in
      Note(
        "\(quoted(step.route)) has the parent \(quoted(step.parent.value))", at: step.parent.range)
    }
    return Diagnostic(
      .error, id: "parent-loop",
      steps.count == 1
        ? "\(name) is its own parent" : "the parents of \(name) lead back to it",
      at: id.range, notes: notes,
      help: steps.count == 1
        ? "remove 'parent', or name another route" : "remove 'parent' from one of them")
  }

  static func deepParents(_ route: Located<String>, count: Int, limit: Int) -> Diagnostic {
    Diagnostic(
      .error, id: "deep-parents",
      "\(quoted(route.value)) stands above \(count) parents, expected at most \(limit)",
      at: route.range, help: "remove a 'parent' among them")
  }

  static func parentNotInTab(
    _ child: RouteSpec, tabs: [String], at range: SourceRange, parentTabs: SourceRange
  ) -> Diagnostic {
    let parent = child.parent?.value ?? ""
    return Diagnostic(
      .error, id: "parent-not-in-tab",
      "'\(child.id.value)' may stand in \(quotedList(tabs)), but its parent '\(parent)' may not",
      at: range, notes: [Note("the tabs of '\(parent)' are listed here", at: parentTabs)],
      help: "give both the same tabs, or the child fewer")
  }

  /// - Parameters:
  ///   - found: The child's parameter of that name, which has another type.
  ///   - alike: The only one of that type by another name.
  static func parentParameter(
    _ needed: RouteParameter, of parent: String, child: RouteSpec, found: RouteParameter?,
    alike: RouteParameter?
  ) -> Diagnostic {
    let wanted = "'\(needed.id): \(needed.type.spelling)'"
    let fact =
      found.map { "has '\($0.id): \($0.type.spelling)', expected \(wanted)" } ?? "has no \(wanted)"
    return Diagnostic(
      .error, id: "parent-parameter",
      "'\(child.id.value)' \(fact), which its parent '\(parent)' needs",
      at: found?.declaration ?? child.id.range,
      notes: [Note("'\(parent)' declares it here", at: needed.declaration)],
      help: found == nil
        ? (alike.map { "rename '\($0.id)' to '\(needed.id)' if it is the same, or " } ?? "")
          + "add it to '\(child.id.value)', or give it a default in '\(parent)'"
        : "give both the same type, or give it a default in '\(parent)'")
  }
}
