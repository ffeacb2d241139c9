import NavgenSource

/// Gives a model what its lock remembers: the ids that its parts had in recorded versions, and what those
/// versions saved. Warns of what people lose who update from one of them.
func migrate(
  _ model: NavigationModel, from lock: NavigationLock, options: CompileOptions,
  diagnostics: inout DiagnosticList
) -> NavigationModel {
  let shapes = lock.versions.map(\.shape)
  let now = completeFormerIds(of: shape(of: model), in: shapes)
  var model = model.withFormerIds(of: now).withRemovedParameters(of: shapes)
  model.recordedShapes = shapes
  if options.checksLock { reportStaleness(of: lock, for: now, model, &diagnostics) }
  reportReusedIds(in: model, now, since: lock, diagnostics: &diagnostics)
  reportStateLosses(in: model, now, since: lock, diagnostics: &diagnostics)
  return model
}

private func reportStaleness(
  of lock: NavigationLock, for now: NavigationShape, _ model: NavigationModel,
  _ diagnostics: inout DiagnosticList
) {
  guard let last = lock.versions.last else {
    diagnostics.add(.emptyVersions(at: lock.place))
    return
  }
  if isStale(lock, for: now) {
    diagnostics.add(.staleLock(shapeChanges(from: last.shape, to: now), since: last, model))
  }
}

extension NavigationModel {
  /// The model with the former ids that its shape has.
  fileprivate func withFormerIds(of shape: NavigationShape) -> NavigationModel {
    var model = self
    for index in tabs.indices {
      let id = tabs[index].id
      model.tabs[index].formerIds = shape.tabs.first { $0.id == id }?.formerIds ?? []
    }
    for index in routes.indices {
      guard let route = shape.routes.first(where: { $0.id == routes[index].id }) else { continue }
      model.routes[index].formerIds = route.formerIds
      model.routes[index].parameters.setFormerIds(of: route.parameters)
    }
    for index in modals.indices {
      guard let modal = shape.modals.first(where: { $0.id == modals[index].id }) else { continue }
      model.modals[index].formerIds = modal.formerIds
      model.modals[index].parameters.setFormerIds(of: modal.parameters)
    }
    return model
  }
}

extension [RouteParameter] {
  fileprivate mutating func setFormerIds(of shapes: [ParameterShape]) {
    for index in indices {
      let id = self[index].id
      self[index].formerIds = shapes.first { $0.id == id }?.formerIds ?? []
    }
  }
}
