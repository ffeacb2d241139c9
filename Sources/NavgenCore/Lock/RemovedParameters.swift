extension NavigationModel {
  /// The model with the ids of the values that recorded versions saved and that nothing reads any more.
  /// Restoring passes over them in silence, as they were removed on purpose.
  func withRemovedParameters(of versions: [NavigationShape]) -> NavigationModel {
    var model = self
    for (index, route) in routes.enumerated() {
      let history = versions.flatMap { version in
        entry(of: route.id, route.formerIds, in: version.routes, \.id)?.parameters ?? []
      }
      model.routes[index].removedParameterIds = removedIds(of: route.parameters, since: history)
    }
    for (index, modal) in modals.enumerated() {
      let history = versions.flatMap { version in
        entry(of: modal.id, modal.formerIds, in: version.modals, \.id)?.parameters ?? []
      }
      model.modals[index].removedParameterIds = removedIds(of: modal.parameters, since: history)
    }
    return model
  }
}

private func removedIds(
  of parameters: [RouteParameter], since history: [ParameterShape]
) -> [String] {
  let read = parameters.filter(\.type.isCodable).flatMap { [$0.id] + $0.formerIds }
  return Set(history.map(\.id)).subtracting(read).sorted()
}
