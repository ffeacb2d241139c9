import NavgenTemplate

/// What `NavgenRoutes.swift` is made from.
func routesRecord(_ model: NavigationModel) -> Record {
  imports(model.routeModules, access: model.access).merging([
    "routeConformanceClause": .text(
      conformanceClause(
        ["Hashable", "Sendable"],
        column: enumColumn(TypeNames(model)[.route], access: model.access))),
    "routes": .list(
      model.routes.map { route in
        [
          "summaryText": .text(summary(of: route, in: model)),
          "caseName": .text(route.name.declared),
          "payloadList": .text(payloadList(route.name, route.parameters)),
        ]
      }),
    "allowedTabs": model.hasRoutes
      ? allowedTabs(of: model.routes, in: model)
      : answers([("", everyTab(model))]),
    "parents": answers(model.routes.map { parents(of: $0, in: model) }),
    "barAnswers": answers(model.routes) { "\($0.hidesTabBar)" },
    "hasVisibilities": .flag(model.hasRoutes && !model.flags.isEmpty),
    "visibilities": answers(model.routes) { visibility($0.flags, in: model) },
    "enums": .list(model.enums.map { enumRecord($0, access: model.access) }),
  ]) { $1 }
  .merging(flagsParameterRecord(model)) { $1 }
}

/// Where a route is allowed, for its documentation.
private func summary(of route: Route, in model: NavigationModel) -> String {
  let tabs = route.tabs.map { $0.map { "`\(model.tabs[$0].name.text)`" }.joined(separator: ", ") }
  let place = "Allowed in \(tabs ?? "every tab").\(resultSummary(route.result))"
  guard let parent = route.parents.last else { return place }
  return "\(place) Opened from outside, it stands above `\(model.routes[parent.route].name.text)`."
}

/// The tabs that take each of some routes.
func allowedTabs(of routes: [Route], in model: NavigationModel) -> TemplateValue {
  answers(routes) { route in route.tabs.map { tabList($0, in: model) } ?? everyTab(model) }
}

private func everyTab(_ model: NavigationModel) -> String {
  "\(TypeNames(model)[.tab]).allCases"
}

/// Some tabs as an array literal, after a `return` in a case.
private func tabList(_ tabs: [Int], in model: NavigationModel) -> String {
  arrayLiteral(tabs.map { ".\(model.tabs[$0].name.member)" }, column: returnColumn)
}

/// A route and the parents built from its values: the pattern takes apart what they need.
private func parents(
  of route: Route, in model: NavigationModel
) -> (pattern: String, answer: String) {
  let used = Set(
    route.parents.flatMap(\.arguments).compactMap { argument in
      if case .parameter(let name) = argument.value { name } else { nil }
    })
  let bindings = route.parameters.map { used.contains($0.name) ? "let \($0.name.declared)" : "_" }
  let pattern = ".\(route.name.member)"
  let column = "    case ".count + pattern.count
  let parents = route.parents.map { call($0, in: model, passing: \.declared) }
  return (
    used.isEmpty ? pattern : pattern + parenthesized(bindings, column: column),
    arrayLiteral(parents, column: returnColumn)
  )
}

/// A parent as its child builds it.
///
/// - Parameter spelling: What stands for a parameter of the child.
func call(
  _ frame: ParentFrame, in model: NavigationModel, passing spelling: (SwiftName) -> String
) -> String {
  let parent = model.routes[frame.route]
  let arguments = frame.arguments.map { item in
    switch item.value {
    case .parameter(let name): return "\(item.label.argument): \(spelling(name))"
    case .value(let value): return argument(item.label, value)
    }
  }
  return callExpression(
    ".\(parent.name.member)", arguments, isPayload: !parent.parameters.isEmpty)
}

/// A case with its values; one that carries values needs its brackets even when all take their default.
///
/// - Parameter column: How many columns stand before it; those of an item in an array unless stated.
func callExpression(
  _ name: String, _ arguments: [String], isPayload: Bool, column: Int = 8
) -> String {
  guard isPayload else { return name }
  return name + bracketed(arguments, in: ("(", ")"), column: column + name.count)
}

private func enumRecord(_ type: PayloadEnum, access: AccessLevel) -> Record {
  [
    "enumTypeName": .text(type.name),
    "enumConformanceClause": .text(
      conformanceClause(
        ["String", "CaseIterable", "Hashable", "Codable", "Sendable"],
        column: enumColumn(type.name, access: access))),
    "cases": .list(
      type.cases.map { item in
        [
          "idText": .text(item.id),
          "caseDeclaration": .text(caseDeclaration(item.name, rawValue: item.id)),
        ]
      }),
  ]
}
