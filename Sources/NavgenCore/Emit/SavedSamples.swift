import NavgenTemplate

/// What the generated tests expect of saved state.
func savedSamplesRecord(_ model: NavigationModel) -> Record {
  routeRecord(model.routes.filter(\.isSampled))
    .merging(modalRecord(model.modals.filter(\.isSampled))) { $1 }
    .merging([
      "formerTabIds": answers(model.tabs, about: "tab") {
        arrayLiteral($0.formerIds.map(stringLiteral), column: returnColumn)
      }
    ]) { $1 }
}

private func routeRecord(_ samples: [Route]) -> Record {
  [
    "restoredRoutes": answers(samples) {
      restored($0.name, $0.parameters, whole: "opened.last")
    },
    "requiredIds": answers(samples) { route in
      ids(of: route.parameters) { $0.reader == .required }
    },
    "typedIds": answers(samples) { route in
      ids(of: route.parameters) { !$0.type.unwrapped.isExternal }
    },
    "choiceIds": answers(samples) { route in
      ids(of: route.parameters) { $0.type.unwrapped.isEnum }
    },
    "hasFormerRouteIds": .flag(hasFormerIds(samples.map { ($0.formerIds, $0.parameters) })),
    "formerRouteIds": answers(samples) {
      arrayLiteral($0.formerIds.map(stringLiteral), column: returnColumn)
    },
    "formerRouteParameterIds": answers(samples) { formerParameterIds($0.parameters) },
  ]
}

private func modalRecord(_ samples: [Modal]) -> Record {
  [
    "restoredModals": answers(samples) { restored($0.name, $0.parameters, whole: "modal") },
    "hasFormerModalIds": .flag(hasFormerIds(samples.map { ($0.formerIds, $0.parameters) })),
    "formerModalIds": answers(samples) {
      arrayLiteral($0.formerIds.map(stringLiteral), column: returnColumn)
    },
    "formerModalParameterIds": answers(samples) { formerParameterIds($0.parameters) },
  ]
}

/// A sample after it was saved and put back: without what is not saved, or nothing at all.
///
/// - Parameter whole: The sample itself.
private func restored(_ name: SwiftName, _ parameters: [RouteParameter], whole: String) -> String {
  guard parameters.allSatisfy(\.canBeRestored) else { return "nil" }
  let saved = parameters.filter(\.type.isCodable)
  guard saved.count < parameters.count else { return whole }
  return sample(name, saved, column: returnColumn)
}

/// The parameters that are saved and of a certain kind, as an array literal.
private func ids(
  of parameters: [RouteParameter], where isMeant: (RouteParameter) -> Bool
) -> String {
  guard parameters.allSatisfy(\.canBeRestored) else { return "[]" }
  let meant = parameters.filter { $0.type.isCodable && isMeant($0) }
  return arrayLiteral(meant.map { stringLiteral($0.id) }, column: returnColumn)
}

private func hasFormerIds(_ items: [(ids: [String], parameters: [RouteParameter])]) -> Bool {
  items.contains { !$0.ids.isEmpty || $0.parameters.contains { !$0.formerIds.isEmpty } }
}

/// Each former id of a parameter with the one it has now, as a dictionary literal.
private func formerParameterIds(_ parameters: [RouteParameter]) -> String {
  let pairs = parameters.filter(\.type.isCodable).flatMap { parameter in
    parameter.formerIds.map { "\(stringLiteral($0)): \(stringLiteral(parameter.id))" }
  }
  return pairs.isEmpty ? "[:]" : arrayLiteral(pairs, column: returnColumn)
}

extension ParameterType {
  fileprivate var isExternal: Bool { if case .external = self { true } else { false } }

  fileprivate var isEnum: Bool { if case .payloadEnum = self { true } else { false } }
}
