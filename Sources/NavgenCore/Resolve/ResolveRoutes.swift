import NavgenSource

/// A route as far as it can be told without looking at its parents.
struct RouteDraft {
  let spec: RouteSpec
  let name: SwiftName
  /// `nil` when one of them has an error.
  let parameters: [RouteParameter]?
  /// Indexes of tabs; `nil` for every tab.
  let tabs: [Int]?
}

/// The routes, in the order of the file.
func resolveRoutes(
  _ specs: [RouteSpec], types: TypeTable, tabs: [TabSpec], diagnostics: inout DiagnosticList
) -> [Route] {
  let limit = NavigationModel.routeLimit
  if specs.count > limit {
    diagnostics.add(.tooManyRoutes(count: specs.count, limit: limit, at: specs[limit].id.range))
  }
  let names = resolveIds(specs.map(\.id), as: .route, diagnostics: &diagnostics)
  let tabIds = tabs.map(\.id.value)
  let tabTable = indexTable(tabIds)
  let drafts = zip(specs, names).map { spec, name in
    RouteDraft(
      spec: spec, name: name,
      parameters: resolveParameters(of: spec, types: types, diagnostics: &diagnostics),
      tabs: spec.tabs.map { resolveTabList($0, of: spec, tabIds, tabTable, &diagnostics) })
  }
  let parents = resolveParents(drafts, tabs: tabs, diagnostics: &diagnostics)
  return zip(drafts, parents).map { draft, parents in
    Route(
      id: draft.spec.id.value, name: draft.name, parameters: draft.parameters ?? [],
      tabs: draft.tabs, parents: parents, flags: [], hidesTabBar: false, result: nil,
      declaration: draft.spec.id.range)
  }
}

/// Where each id is in a list of different ones.
func indexTable(_ ids: [String]) -> [String: Int] {
  Dictionary(zip(ids, ids.indices)) { first, _ in first }
}

private func resolveTabList(
  _ list: Located<[Located<String>]>, of route: RouteSpec, _ tabIds: [String],
  _ tabTable: [String: Int],
  _ diagnostics: inout DiagnosticList
) -> [Int] {
  if list.value.isEmpty { diagnostics.add(.emptyTabs(of: route.id.value, at: list.range)) }
  return withoutDuplicates(list.value, diagnostics: &diagnostics).compactMap { tab in
    if let index = tabTable[tab.value] { return index }
    diagnostics.add(.unknownTab(tab, known: tabIds))
    return nil
  }
}
