import NavgenTemplate

/// What a spec uses, so that only that is written.
///
/// Every template may ask for it.
func usesRecord(_ model: NavigationModel) -> Record {
  let flags: [String: Bool] = [
    "hasRoutes": model.hasRoutes,
    "hasLinks": model.hasLinks,
    "hasTabLinks": model.hasTabLinks,
    "hasRouteLinks": model.hasRouteLinks,
    "hasTabOrRouteLinks": model.hasTabLinks || model.hasRouteLinks,
    "hasModalLinks": model.hasModalLinks,
    "hasActions": model.hasActions,
    "hasBadges": model.tabs.contains(where: \.hasBadge),
    "hasFormerTabIds": model.tabs.contains { !$0.formerIds.isEmpty },
    "hasHiddenBars": model.hasHiddenBars,
    "hasFlags": !model.flags.isEmpty,
    "hasFlaggedTabs": model.hasFlaggedTabs,
    "hasFlaggedActions": model.actions.contains { !$0.flags.isEmpty },
    "hasFlaggedRoutes": model.hasFlaggedRoutes,
    "hasFlagEffects": model.hasFlaggedTabs || model.hasFlaggedRoutes,
    "hasModals": model.hasModals,
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

  var hasRoutes: Bool { !routes.isEmpty }

  /// Whether anything has an address.
  var hasLinks: Bool { hasTabLinks || hasRouteLinks || hasModalLinks }

  var hasTabLinks: Bool { tabs.contains { !$0.links.isEmpty } }

  var hasRouteLinks: Bool { routes.contains { !$0.links.isEmpty } }

  var hasModalLinks: Bool { modals.contains { !$0.links.isEmpty } }

  var hasModals: Bool { !modals.isEmpty }

  var hasActions: Bool { !actions.isEmpty }

  /// Whether the bar makes room for any route.
  var hasHiddenBars: Bool { routes.contains(where: \.hidesTabBar) }

  var hasFlaggedTabs: Bool { tabs.contains { !$0.flags.isEmpty } }

  var hasFlaggedRoutes: Bool { routes.contains { !$0.flags.isEmpty } }

  var hasModalResults: Bool { modals.contains { $0.result != nil } }

  var hasRouteResults: Bool { routes.contains { $0.result != nil } }
}
