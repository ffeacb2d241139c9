import NavgenTemplate

/// The routes that the generated tests can make, and what the spec says of them.
func routeSamplesRecord(_ model: NavigationModel) -> Record {
  let samples = model.routes.filter(\.isSampled)
  return [
    "hasSamples": .flag(!samples.isEmpty),
    "samples": .list(samples.map { ["caseName": .text($0.name.declared)] }),
    "openedRoutes": answers(samples) { opened($0, in: model) },
    "allowedTabs": allowedTabs(of: samples, in: model),
    "routeFlags": answers(samples) { flagList($0.flags, in: model) },
    "barAnswers": answers(samples) { "\($0.hidesTabBar)" },
    "hasHiddenBarSamples": .flag(!samples.isEmpty && model.hasHiddenBars),
    "hasUnflaggedRoutes": .flag(
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
    parents + [sample(route.name, route.parameters, column: 8)], column: returnColumn)
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
