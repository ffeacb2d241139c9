import NavgenSource

/// Warns of what is new and has an id that something else had in recorded versions: saved state of those would be
/// put back as the new one, since it knows its screens and values by their ids alone.
///
/// Recording a version is to accept it.
func reportReusedIds(
  in model: NavigationModel, _ now: NavigationShape, since lock: NavigationLock,
  diagnostics: inout DiagnosticList
) {
  guard let last = lock.versions.last else { return }
  let before = completeFormerIds(of: last.shape, in: lock.versions.dropLast().map(\.shape))
  let places = model.places
  for reuse in reusedIds(from: before, to: now) {
    for version in lock.versions.reversed() {
      guard let place = places[reuse.item], let recorded = version.place(of: reuse) else {
        continue
      }
      diagnostics.add(.reusedId(reuse, since: version, at: place, recordedAt: recorded))
      break
    }
  }
}

extension LockedVersion {
  /// The line with the id; `nil` when the version has not got it.
  fileprivate func place(of reuse: ReusedId) -> SourceRange? {
    let ids = reuse.recordedIds
    let item: ShapeItem?
    switch reuse.item {
    case .route:
      let route = shape.routes.first { ids.contains($0.id) && reuse.isIn($0.parameters) }
      item = route.map { .route($0.id) }
    case .modal:
      let modal = shape.modals.first { ids.contains($0.id) && reuse.isIn($0.parameters) }
      item = modal.map { .modal($0.id) }
    case .tab, .payloadEnum, .type:
      item = reuse.item
    }
    return item.flatMap { places[$0] }
  }
}

extension ReusedId {
  fileprivate func isIn(_ parameters: [ParameterShape]) -> Bool {
    !isParameter || parameters.contains { $0.id == id }
  }
}
