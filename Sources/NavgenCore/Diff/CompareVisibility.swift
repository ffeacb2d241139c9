import NavgenSource

/// What links lose because flags hide more than they did.
///
/// - Parameter targets: What links of the old spec lead to and can still open in the new one.
func hiddenFromLinks(
  _ targets: [LinkTarget], from old: NavigationModel, to new: NavigationModel
) -> [NavigationDifference] {
  let comparison = VisibilityComparison(from: old, to: new)
  let found = targets.compactMap { comparison.landings(of: $0) }
    .map { (screen: $0, loss: comparison.loss(of: $0)) }
  let single = found.compactMap { screen, loss -> NavigationDifference? in
    switch loss {
    case .hidden(let flags): return .linkHidden(screen, without: flags)
    case .elsewhere(let tab, let flags): return .linkMoved(screen, to: tab, without: flags)
    case .hiddenAtLaunch, nil: return nil
    }
  }
  return single
    + comparison.atLaunch(found).map { .linksHiddenAtLaunch($0.screens, until: $0.flags) }
}

/// What saved state loses because flags hide more than they did. A tab that is hidden keeps its stack, so only
/// routes count.
func hiddenFromState(
  from old: NavigationModel, to new: NavigationModel
) -> [NavigationDifference] {
  let comparison = VisibilityComparison(from: old, to: new)
  let found = old.routes.compactMap { comparison.screen($0) }
    .map { (screen: $0, loss: comparison.loss(of: $0)) }
  let single = found.compactMap { screen, loss -> NavigationDifference? in
    guard case .hidden(let flags) = loss else { return nil }
    return .stateHidden(screen, without: flags)
  }
  return single
    + comparison.atLaunch(found).map { .stateHiddenAtLaunch($0.screens, until: $0.flags) }
}

/// What becomes of a screen for those who do not have some flags.
private enum VisibilityLoss {
  case hidden(MissingFlags)
  case elsewhere(tab: String, MissingFlags)
  case hiddenAtLaunch(MissingFlags)
}

/// Two models, opened for comparing what their flags hide.
private struct VisibilityComparison {
  let old: NavigationModel
  let new: NavigationModel
  private let tabs: [String: Tab]
  private let routes: [String: Route]

  init(from old: NavigationModel, to new: NavigationModel) {
    self.old = old
    self.new = new
    tabs = bySavedId(new.tabs, \.id, \.formerIds)
    routes = bySavedId(new.routes, \.id, \.formerIds)
  }

  /// Where links land; `nil` for what is gone, and for modals, which no flag hides.
  func landings(of target: LinkTarget) -> FlaggedScreen? {
    switch target {
    case .modal: return nil
    case .tab(let index):
      let tab = old.tabs[index]
      return tabs[tab.id].map { now in
        FlaggedScreen(
          item: .tab(tab.id), place: now.declaration, oldPlace: tab.declaration,
          old: [choice(now.id, tab.flags, in: old)], new: [choice(now.id, now.flags, in: new)])
      }
    case .route(let index):
      let route = old.routes[index]
      return routes[route.id].map { now in
        FlaggedScreen(
          item: .route(route.id), place: now.declaration, oldPlace: route.declaration,
          old: choices(of: route, in: old), new: choices(of: now, in: new))
      }
    }
  }

  /// A route wherever it stands; `nil` when it is gone.
  func screen(_ route: Route) -> FlaggedScreen? {
    routes[route.id].map { now in
      FlaggedScreen(
        item: .route(route.id), place: now.declaration, oldPlace: route.declaration,
        old: [choice("", route.flags, in: old)], new: [choice("", now.flags, in: new)])
    }
  }

  private func choices(of route: Route, in model: NavigationModel) -> [FlaggedScreen.Choice] {
    (route.tabs ?? Array(model.tabs.indices)).map { index in
      let tab = model.tabs[index]
      return choice(tabs[tab.id]?.id ?? tab.id, route.flags + tab.flags, in: model)
    }
  }

  private func choice(
    _ tab: String, _ flags: [Int], in model: NavigationModel
  ) -> FlaggedScreen.Choice {
    FlaggedScreen.Choice(tab: tab, flags: Set(flags.map { model.flags[$0].id }))
  }

  /// Whether people with just the flags that the screen needed do not see it, or not there; else whether it is
  /// hidden at launch and was not.
  func loss(of screen: FlaggedScreen) -> VisibilityLoss? {
    for flags in screen.old.map(\.flags) {
      guard let before = landing(in: screen.old, flags) else { continue }
      guard let after = landing(in: screen.new, flags) else {
        return missing(in: screen.new, flags).map(VisibilityLoss.hidden)
      }
      let same = screen.new.filter { $0.tab == before.tab }
      if after.tab != before.tab, let missing = missing(in: same, flags) {
        return .elsewhere(tab: after.tab, missing)
      }
    }
    guard landing(in: screen.old, launchFlags(of: old)) != nil else { return nil }
    let flags = launchFlags(of: new)
    if landing(in: screen.new, flags) != nil { return nil }
    return missing(in: screen.new, flags).map(VisibilityLoss.hiddenAtLaunch)
  }

  private func landing(
    in choices: [FlaggedScreen.Choice], _ flags: Set<String>
  ) -> FlaggedScreen.Choice? {
    choices.first { $0.flags.isSubset(of: flags) }
  }

  /// The fewest flags that would have to be set as well; `nil` when none would help.
  private func missing(
    in choices: [FlaggedScreen.Choice], _ flags: Set<String>
  ) -> MissingFlags? {
    let lacking = choices.map { $0.flags.subtracting(flags) }
    guard let fewest = lacking.min(by: { $0.count < $1.count }) else { return nil }
    let declared = new.flags.filter { fewest.contains($0.id) }
    return declared.first.map { first in
      MissingFlags(
        ids: declared.map(\.id), place: first.declaration,
        oldPlace: old.flags.first { $0.id == first.id }?.declaration)
    }
  }

  private func launchFlags(of model: NavigationModel) -> Set<String> {
    Set(model.flags.filter(\.value).map(\.id))
  }

  /// What is hidden at launch, together by the flags that it waits for.
  func atLaunch(
    _ found: [(screen: FlaggedScreen, loss: VisibilityLoss?)]
  ) -> [(screens: [FlaggedScreen], flags: MissingFlags)] {
    var groups: [(screens: [FlaggedScreen], flags: MissingFlags)] = []
    for (screen, loss) in found {
      guard case .hiddenAtLaunch(let flags) = loss else { continue }
      if let index = groups.firstIndex(where: { $0.flags == flags }) {
        groups[index].screens.append(screen)
      } else {
        groups.append(([screen], flags))
      }
    }
    return groups
  }
}
