import NavgenTemplate

/// The routes that the generated tests can make, and what the spec says of them.
func routeSamplesRecord(_ model: NavigationModel) -> Record {
  let samples = model.routes.filter(\.isSampled)
  func perSample(_ answer: (Route) -> String) -> TemplateValue {
    answers(about: "self", samples.map { (".\($0.name.member)", answer($0)) }, column: 4)
  }
  return [
    "hasSamples": .flag(!samples.isEmpty),
    "samples": .list(samples.map { ["caseName": .text($0.name.declared)] }),
    "openedRoutes": perSample { opened($0, in: model) },
    "allowedTabs": allowedTabs(of: samples, in: model),
    "routeFlags": perSample { flagList($0.flags, in: model) },
    "barAnswers": perSample { "\($0.hidesTabBar)" },
    "testsHiddenBars": .flag(!samples.isEmpty && model.routes.contains(where: \.hidesTabBar)),
    "needsUnflaggedRoutes": .flag(
      model.hasFlaggedTabs || (model.hasFlaggedRoutes && !samples.isEmpty)),
  ]
}

/// A route of sample values above its parents, as an array literal.
private func opened(_ route: Route, in model: NavigationModel) -> String {
  let values = Dictionary(
    route.parameters.map { ($0.name, $0.sampleValue ?? "nil") },
    uniquingKeysWith: { first, _ in first })
  let parents = route.parents.map { frame in
    call(frame, in: model) { values[$0] ?? $0.declared }
  }
  return arrayLiteral(
    parents + [sample(route.name, route.parameters, column: 8)], column: "      return ".count)
}

/// A route or a modal of sample values.
///
/// - Parameter column: How many columns stand before it.
func sample(_ name: SwiftName, _ parameters: [RouteParameter], column: Int) -> String {
  callExpression(
    ".\(name.member)", sampleArguments(parameters), isPayload: !parameters.isEmpty,
    column: column)
}

/// Sample values with their labels.
func sampleArguments(_ parameters: [RouteParameter]) -> [String] {
  parameters.map { "\($0.name.argument): \($0.sampleValue ?? "nil")" }
}
