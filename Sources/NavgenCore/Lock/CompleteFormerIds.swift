/// A shape with all the ids that its parts ever had: where a version says that `b` was `a`, and now `c` was
/// `b`, then `c` was `a` as well. A spec has to state only the last of several renames.
func completeFormerIds(
  of shape: NavigationShape, in versions: [NavigationShape]
) -> NavigationShape {
  var shape = shape
  let tabs = chains(
    of: shape.tabs.map { Renamed($0) }, in: versions.map { $0.tabs.map { Renamed($0) } })
  for index in shape.tabs.indices { shape.tabs[index].formerIds = tabs[index] }
  let routes = chains(
    of: shape.routes.map { Renamed($0) }, in: versions.map { $0.routes.map { Renamed($0) } })
  for index in shape.routes.indices {
    shape.routes[index].formerIds = routes[index]
    let history = versions.map { version in
      entry(of: shape.routes[index].id, routes[index], in: version.routes, \.id)?.parameters ?? []
    }
    complete(&shape.routes[index].parameters, in: history)
  }
  let modals = chains(
    of: shape.modals.map { Renamed($0) }, in: versions.map { $0.modals.map { Renamed($0) } })
  for index in shape.modals.indices {
    shape.modals[index].formerIds = modals[index]
    let history = versions.map { version in
      entry(of: shape.modals[index].id, modals[index], in: version.modals, \.id)?.parameters ?? []
    }
    complete(&shape.modals[index].parameters, in: history)
  }
  return shape
}

/// Something with an id and with those it had.
private struct Renamed {
  let id: String
  let formerIds: [String]

  init(_ tab: TabShape) { (id, formerIds) = (tab.id, tab.formerIds) }
  init(_ route: RouteShape) { (id, formerIds) = (route.id, route.formerIds) }
  init(_ modal: ModalShape) { (id, formerIds) = (modal.id, modal.formerIds) }
  init(_ parameter: ParameterShape) { (id, formerIds) = (parameter.id, parameter.formerIds) }
}

private func complete(_ parameters: inout [ParameterShape], in history: [[ParameterShape]]) {
  let ids = chains(
    of: parameters.map { Renamed($0) }, in: history.map { $0.map { Renamed($0) } })
  for index in parameters.indices { parameters[index].formerIds = ids[index] }
}

/// The former ids of each item. An id belongs to one: to the item that has it, else to the one that says
/// so itself, else to the one that a newer version says it of.
private func chains(of items: [Renamed], in history: [[Renamed]]) -> [[String]] {
  var claimed = Set(items.map(\.id)).union(items.flatMap(\.formerIds))
  var chains = items.map(\.formerIds)
  for version in history.reversed() {
    var formerIds: [String: [String]] = [:]
    for entry in version where !entry.formerIds.isEmpty { formerIds[entry.id] = entry.formerIds }
    if formerIds.isEmpty { continue }
    for (index, item) in items.enumerated() {
      for id in ([item.id] + chains[index]).flatMap({ formerIds[$0] ?? [] }) {
        if claimed.insert(id).inserted { chains[index].append(id) }
      }
    }
  }
  return chains
}

/// What had an id, or else one of the ids before it, in a recorded version.
func entry<Entry>(
  of id: String, _ formerIds: [String], in entries: [Entry], _ idOf: (Entry) -> String
) -> Entry? {
  for id in [id] + formerIds {
    if let entry = entries.first(where: { idOf($0) == id }) { return entry }
  }
  return nil
}
