import NavgenSource
import NavgenSymbols

/// Proves a spec by building the model from it, or adds errors and returns `nil`.
///
/// All errors are found in one run: what has one is left out or stands in for itself, so that its uses
/// give no further ones, and of a spec that could not be read as a whole nothing is said that may follow from
/// that. Warnings come only when there is no error, except those of unknown symbols, which rest on nothing else.
///
/// - Parameters:
///   - today: The day as `yyyy-mm-dd`, for warnings of what is past; `nil` for none of them.
///   - symbols: What is known of SF Symbols, for warnings about icons; `nil` for none of them.
func resolve(
  _ spec: NavigationSpec, today: String? = nil, symbols: SymbolTable? = nil,
  diagnostics: inout DiagnosticList
) -> NavigationModel? {
  var found =
    spec.damage.map { damage in
      DiagnosticList(leavingOut: { damage.explains($0) })
    } ?? DiagnosticList()
  let links = resolveLinkSettings(spec.links, diagnostics: &found)
  let areLinksSettled = !found.hasErrors
  checkLinks(spec, diagnostics: &found)
  let name = resolveName(spec.name, diagnostics: &found)
  let declarations = Declarations(
    types: resolveTypes(
      spec.types, appName: name, isInStore: spec.namesTypesInStore, diagnostics: &found),
    flags: resolveFlags(spec.flags, diagnostics: &found),
    tabs: TabTable(spec.tabs),
    routes: Set(spec.routes.map(\.id.value)), modals: Set(spec.modals.map(\.id.value)))
  let modals = resolveModals(spec.modals, types: declarations.types, diagnostics: &found)
  let bar = resolveItems(
    spec.tabs, place: spec.tabsPlace, in: declarations, modals: modals, diagnostics: &found)
  let model = NavigationModel(
    name: name,
    access: resolveAccess(spec.access, diagnostics: &found),
    imports: resolveImports(spec.imports, diagnostics: &found),
    platforms: resolvePlatforms(spec.platforms, diagnostics: &found),
    enums: declarations.types.enums,
    externalTypes: declarations.types.externalTypes,
    tabs: bar.tabs,
    items: bar.items,
    start: resolveStart(spec.start, tabs: declarations.tabs, diagnostics: &found),
    tabBar: resolveTabBar(spec.tabBar, diagnostics: &found),
    bundle: resolveBundle(spec.bundle, diagnostics: &found),
    links: links,
    flags: declarations.flags.items,
    routes: resolveRoutes(spec.routes, in: declarations, diagnostics: &found),
    modals: modals.items,
    specPlaces: SpecPlaces(spec))
  if areLinksSettled { proveLinks(model, diagnostics: &found) }
  let isProven = spec.damage == nil && !found.hasErrors
  if isProven { reportWarnings(spec, model, today: today, diagnostics: &found) }
  diagnostics.add(
    contentsOf: found.compactMap { isProven || $0.severity == .error ? $0 : nil })
  if let symbols {
    reportSymbols(spec, model, in: symbols, onlyUnknown: !isProven, diagnostics: &diagnostics)
  }
  return isProven ? model : nil
}

extension NavigationSpec {
  /// Whether modals carry values or anything gives a result, so that types of the spec stand next to those
  /// that the generated code nests.
  fileprivate var namesTypesInStore: Bool {
    !modals.isEmpty || routes.contains { $0.result != nil }
  }
}

private func reportWarnings(
  _ spec: NavigationSpec, _ model: NavigationModel, today: String?,
  diagnostics: inout DiagnosticList
) {
  reportLinkWarnings(spec, today: today, diagnostics: &diagnostics)
  reportSidebar(spec, model, diagnostics: &diagnostics)
  let routes = model.routes.map {
    SampleUser(id: $0.id, declaration: $0.declaration, parameters: $0.parameters)
  }
  let modals = model.modals.map {
    SampleUser(id: $0.id, declaration: $0.declaration, parameters: $0.parameters)
  }
  reportMissingSamples(routes + modals, diagnostics: &diagnostics)
}
