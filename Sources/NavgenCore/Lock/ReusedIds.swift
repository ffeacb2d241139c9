/// An id that is new, but was that of something that is still there.
struct ReusedId: Hashable {
  /// What has the id now, or whose parameter has it.
  let item: ShapeItem
  /// The id, of a parameter or of the item.
  let id: String
  /// What had it before, by its present id.
  let former: String
  let isParameter: Bool
  /// The ids by which recorded versions know the item, or whose parameter it is.
  let recordedIds: [String]
}

/// The ids of tabs, routes, modals and parameters that are new in a version, but were those of something that is
/// still there.
///
/// - Parameter old: With complete former ids.
func reusedIds(from old: NavigationShape, to new: NavigationShape) -> [ReusedId] {
  let tabs = reusedIds(
    old.tabs.map { Named(id: $0.id, formerIds: $0.formerIds) },
    new.tabs.map { Named(id: $0.id, formerIds: $0.formerIds) }
  ).map { ReusedId(item: .tab($0.id), $0) }
  let routes = reusedIds(
    old.routes.map { Named(id: $0.id, formerIds: $0.formerIds, parameters: $0.parameters) },
    new.routes.map { Named(id: $0.id, formerIds: $0.formerIds, parameters: $0.parameters) },
    as: ShapeItem.route)
  let modals = reusedIds(
    old.modals.map { Named(id: $0.id, formerIds: $0.formerIds, parameters: $0.parameters) },
    new.modals.map { Named(id: $0.id, formerIds: $0.formerIds, parameters: $0.parameters) },
    as: ShapeItem.modal)
  return tabs + routes + modals
}

/// Something with an id and with those it had.
private struct Named {
  let id: String
  let formerIds: [String]
  var parameters: [ParameterShape] = []
}

private struct Reuse {
  let id: String
  let former: String
}

private func reusedIds(_ old: [Named], _ new: [Named]) -> [Reuse] {
  let present = Set(old.map(\.id))
  let targets = bySavedId(new, \.id, \.formerIds)
  return new.filter { !present.contains($0.id) }.compactMap { item in
    guard let owner = old.first(where: { $0.formerIds.contains(item.id) }),
      let target = targets[owner.id], target.id != item.id
    else { return nil }
    return Reuse(id: item.id, former: target.id)
  }
}

/// Those of routes or modals, and of the parameters of those that stay.
private func reusedIds(
  _ old: [Named], _ new: [Named], as item: (String) -> ShapeItem
) -> [ReusedId] {
  let targets = bySavedId(new, \.id, \.formerIds)
  let parameters = old.flatMap { before -> [ReusedId] in
    guard let now = targets[before.id] else { return [] }
    return reusedIds(before.parameters.map(Named.init), now.parameters.map(Named.init)).map {
      ReusedId(
        item: item(now.id), id: $0.id, former: $0.former, isParameter: true,
        recordedIds: [before.id] + before.formerIds)
    }
  }
  return reusedIds(old, new).map { ReusedId(item: item($0.id), $0) } + parameters
}

extension Named {
  fileprivate init(_ parameter: ParameterShape) {
    self.init(id: parameter.id, formerIds: parameter.formerIds)
  }
}

extension ReusedId {
  fileprivate init(item: ShapeItem, _ reuse: Reuse) {
    self.init(
      item: item, id: reuse.id, former: reuse.former, isParameter: false, recordedIds: [reuse.id])
  }
}
