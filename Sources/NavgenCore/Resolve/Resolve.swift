import NavgenSource

/// Proves a spec by building the model from it, or adds errors and returns `nil`.
///
/// All errors are found in one run: what has one is left out or stands in for itself, so that its uses
/// give no further ones. Warnings come only when there is no error.
func resolve(_ spec: NavigationSpec, diagnostics: inout DiagnosticList) -> NavigationModel? {
  var found = DiagnosticList()
  let name = resolveName(spec.name, diagnostics: &found)
  let types = resolveTypes(spec.types, appName: name, diagnostics: &found)
  let tabs = resolveTabs(spec.tabs, place: spec.tabsPlace, diagnostics: &found)
  let model = NavigationModel(
    name: name,
    access: resolveAccess(spec.access, diagnostics: &found),
    imports: resolveImports(spec.imports, diagnostics: &found),
    platforms: resolvePlatforms(spec.platforms, diagnostics: &found),
    enums: types.enums,
    externalTypes: types.externalTypes,
    tabs: tabs,
    items: tabs.indices.map(TabBarItem.tab),
    start: 0,
    tabBar: .standard,
    bundle: .main,
    flags: [],
    routes: resolveRoutes(spec.routes, types: types, tabs: spec.tabs, diagnostics: &found),
    modals: [])
  if !found.hasErrors {
    reportMissingSamples(spec.routes, model.routes, diagnostics: &found)
  }
  diagnostics.add(contentsOf: found)
  return found.hasErrors ? nil : model
}
