import NavgenSource

/// Warns of what is new and has an id that something else had in recorded versions: saved state of those would be
/// put back as the new one, since it knows its screens by their ids alone.
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
    let recorded = lock.versions.last { $0.places[reuse.item] != nil }
    guard let place = places[reuse.item], let recorded else { continue }
    diagnostics.add(.reusedId(reuse, since: recorded, at: place))
  }
}

/// An id that names something else than it did.
struct ReusedId: Hashable {
  /// What has the id now.
  let item: ShapeItem
  /// What had it before, by its present id.
  let former: ShapeItem
}

/// The ids that are new, but were those of something that is still there.
///
/// - Parameter old: With complete former ids.
func reusedIds(from old: NavigationShape, to new: NavigationShape) -> [ReusedId] {
  let tabs = reusedIds(
    old.tabs.map { ($0.id, $0.formerIds) }, new.tabs.map(\.id), ShapeItem.tab)
  let routes = reusedIds(
    old.routes.map { ($0.id, $0.formerIds) }, new.routes.map(\.id), ShapeItem.route)
  let modals = reusedIds(
    old.modals.map { ($0.id, $0.formerIds) }, new.modals.map(\.id), ShapeItem.modal)
  return (tabs + routes + modals).compactMap { item, owner in
    guard let former = new.part(savedAs: owner), former != item else { return nil }
    return ReusedId(item: item, former: former)
  }
}

private func reusedIds(
  _ old: [(id: String, formerIds: [String])], _ new: [String], _ item: (String) -> ShapeItem
) -> [(item: ShapeItem, owner: ShapeItem)] {
  let present = Set(old.map(\.id))
  return new.filter { !present.contains($0) }.compactMap { id in
    old.first { $0.formerIds.contains(id) }.map { (item(id), item($0.id)) }
  }
}
