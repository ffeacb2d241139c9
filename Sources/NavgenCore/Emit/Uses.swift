import NavgenTemplate

/// What a spec uses, so that only that is written.
///
/// Every template may ask for it.
func usesRecord(_ model: NavigationModel) -> Record {
  let flags: [String: Bool] = [
    "hasRoutes": !model.routes.isEmpty,
    "hasActions": !model.actions.isEmpty,
    "hasBadges": model.tabs.contains(where: \.hasBadge),
    "hasHiddenBars": model.routes.contains(where: \.hidesTabBar),
    "hasFlags": !model.flags.isEmpty,
    "hasFlaggedTabs": model.hasFlaggedTabs,
    "hasFlaggedActions": model.actions.contains { !$0.flags.isEmpty },
    "hasFlaggedRoutes": model.hasFlaggedRoutes,
    "hasFlagEffects": model.hasFlaggedTabs || model.hasFlaggedRoutes,
    "hasModals": !model.modals.isEmpty,
    "hasModalStack": model.modals.contains(where: \.hasStack),
    "hasModalResults": model.hasModalResults,
    "hasRouteResults": model.hasRouteResults,
    "hasResults": model.hasModalResults || model.hasRouteResults,
  ]
  return flags.mapValues(TemplateValue.flag)
}

extension NavigationModel {
  /// The items of the bar that present a modal, in the order on screen.
  var actions: [TabAction] {
    items.compactMap { if case .action(let action) = $0 { action } else { nil } }
  }

  var hasFlaggedTabs: Bool { tabs.contains { !$0.flags.isEmpty } }

  var hasFlaggedRoutes: Bool { routes.contains { !$0.flags.isEmpty } }

  var hasModalResults: Bool { modals.contains { $0.result != nil } }

  var hasRouteResults: Bool { routes.contains { $0.result != nil } }
}
