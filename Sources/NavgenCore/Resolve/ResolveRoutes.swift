import NavgenSource

/// A route as far as it can be told without looking at its parents.
struct RouteDraft {
  let spec: RouteSpec
  let name: SwiftName
  /// `nil` when one of them has an error.
  let parameters: [RouteParameter]?
  /// Indexes of tabs; `nil` for every tab.
  let tabs: [Int]?
  /// Its own, without those of its parents.
  let flags: [Int]
  let hidesTabBar: Bool
  let result: ParameterType?
  let links: [LinkPattern]
}

/// The routes, in the order of the file.
func resolveRoutes(
  _ specs: [RouteSpec], in declarations: Declarations, diagnostics: inout DiagnosticList
) -> [Route] {
  let ids = specs.map(\.id)
  checkCount(of: ids, limit: NavigationModel.routeLimit, Diagnostic.tooManyRoutes, &diagnostics)
  let names = resolveIds(ids, as: .route, diagnostics: &diagnostics)
  let drafts = zip(specs, names).map { draftRoute($0, named: $1, declarations, &diagnostics) }
  let parents = resolveParents(drafts, in: declarations, diagnostics: &diagnostics)
  let formerIds = resolveFormerIds(
    specs.map { RenamedItem(id: $0.id, formerIds: $0.was) }, as: .route, diagnostics: &diagnostics)
  return zip(zip(drafts, parents), formerIds).map { item, formerIds in
    let (draft, parents) = item
    let flags = draft.flags + parents.flatMap { drafts[$0.route].flags }
    return Route(
      id: draft.spec.id.value, name: draft.name, parameters: draft.parameters ?? [],
      tabs: draft.tabs, parents: parents, flags: Set(flags).sorted(),
      hidesTabBar: draft.hidesTabBar, result: draft.result, links: draft.links,
      formerIds: formerIds,
      declaration: draft.spec.id.range)
  }
}

private func draftRoute(
  _ spec: RouteSpec, named name: SwiftName, _ declarations: Declarations,
  _ diagnostics: inout DiagnosticList
) -> RouteDraft {
  let tabBar: Visibility? = resolveChoice(
    spec.tabBar, of: RouteSpec.Key.tabBar, diagnostics: &diagnostics)
  let parameters = resolveParameters(
    spec.parameters, of: .route, spec.id, types: declarations.types, diagnostics: &diagnostics)
  let owner = LinkOwner(
    kind: .route, id: spec.id, parameterIds: spec.parameters.map(\.id), parameters: parameters)
  return RouteDraft(
    spec: spec, name: name, parameters: parameters,
    tabs: spec.tabs.map { resolveTabList($0, of: spec, declarations.tabs, &diagnostics) },
    flags: resolveVisible(spec.visible, flags: declarations.flags, diagnostics: &diagnostics),
    hidesTabBar: tabBar == .hidden,
    result: resolveResult(spec.result, types: declarations.types, diagnostics: &diagnostics),
    links: resolveLinks(spec.link, of: owner, diagnostics: &diagnostics))
}

private func resolveTabList(
  _ list: Located<[Located<String>]>, of route: RouteSpec, _ tabs: TabTable,
  _ diagnostics: inout DiagnosticList
) -> [Int] {
  if list.value.isEmpty { diagnostics.add(.emptyTabs(of: route.id.value, at: list.range)) }
  return withoutDuplicates(list.value, diagnostics: &diagnostics).compactMap {
    tabs.index(of: $0, diagnostics: &diagnostics)
  }
}
