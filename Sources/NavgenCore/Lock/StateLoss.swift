/// Something that saved state of an old version does not keep in a new one.
struct StateLoss: Hashable, Sendable {
  /// Why it is lost. Names are those of the old version, except of what is new.
  enum Reason: Hashable, Sendable {
    /// Nothing in the new version has the id or had it.
    case gone
    /// A route's stack in that tab, which may have another id now.
    case notInTab(String, now: String)
    /// A modal has no stack any more.
    case stackGone
    /// A parameter's type.
    case typeChanged(parameter: String, from: String, to: String)
    /// A parameter that must have a value and has none in old state.
    case needsValue(parameter: String)
    /// A parameter that could be `nil` and may no more.
    case needsPresence(parameter: String)
    /// A parameter's enum lacks a value; or the enum itself, which has no parameter.
    case caseGone(String, parameter: String?)
    /// A type that is not saved any more.
    case unsaved
  }

  /// What it happens to, by its id in the old version.
  let item: ShapeItem
  let reason: Reason
}

/// All that saved state of an old version does not keep in a new one whose former ids are complete.
func stateLosses(from old: NavigationShape, to new: NavigationShape) -> [StateLoss] {
  let comparison = ShapeComparison(from: old, to: new)
  return comparison.tabLosses() + comparison.routeLosses() + comparison.modalLosses()
    + comparison.enumLosses() + comparison.typeLosses()
}

/// Two versions, opened for comparing.
struct ShapeComparison {
  let old: NavigationShape
  let new: NavigationShape
  let oldTypes: ShapeTypes
  let newTypes: ShapeTypes
  /// What became of each, by its old id.
  let tabs: [String: TabShape]
  let routes: [String: RouteShape]
  let modals: [String: ModalShape]

  init(from old: NavigationShape, to new: NavigationShape) {
    self.old = old
    self.new = new
    oldTypes = ShapeTypes(old)
    newTypes = ShapeTypes(new)
    tabs = bySavedId(new.tabs, \.id, \.formerIds)
    routes = bySavedId(new.routes, \.id, \.formerIds)
    modals = bySavedId(new.modals, \.id, \.formerIds)
  }

  func tabLosses() -> [StateLoss] {
    old.tabs.filter { tabs[$0.id] == nil }.map { StateLoss(item: .tab($0.id), reason: .gone) }
  }

  func routeLosses() -> [StateLoss] {
    old.routes.filter { isSaved($0.parameters) }.flatMap { route -> [StateLoss] in
      guard let target = routes[route.id] else {
        return [StateLoss(item: .route(route.id), reason: .gone)]
      }
      let reasons =
        lostTabs(of: route, to: target)
        + parameterReasons(from: route.parameters, to: target.parameters)
      return reasons.map { StateLoss(item: .route(route.id), reason: $0) }
    }
  }

  func modalLosses() -> [StateLoss] {
    old.modals.filter { isSaved($0.parameters) }.flatMap { modal -> [StateLoss] in
      guard let target = modals[modal.id] else {
        return [StateLoss(item: .modal(modal.id), reason: .gone)]
      }
      let reasons =
        (modal.hasStack && !target.hasStack ? [.stackGone] : [])
        + parameterReasons(from: modal.parameters, to: target.parameters)
      return reasons.map { StateLoss(item: .modal(modal.id), reason: $0) }
    }
  }

  /// The tabs that a route could stand in and that are still there but do not take it any more.
  private func lostTabs(of route: RouteShape, to target: RouteShape) -> [StateLoss.Reason] {
    guard let allowed = target.tabs else { return [] }
    return (route.tabs ?? old.tabs.map(\.id)).compactMap { id in
      guard let tab = tabs[id], !allowed.contains(tab.id) else { return nil }
      return .notInTab(id, now: tab.id)
    }
  }

  /// Whether a frame with these values was in saved state at all.
  func isSaved(_ parameters: [ParameterShape]) -> Bool {
    parameters.allSatisfy { $0.hasDefault || oldTypes.isSaved($0.type) }
  }
}

/// Things by every id that saved state may name them by; present ids go first.
func bySavedId<Item>(
  _ items: [Item], _ id: (Item) -> String, _ formerIds: (Item) -> [String]
) -> [String: Item] {
  var found: [String: Item] = [:]
  for item in items {
    for former in formerIds(item) where found[former] == nil { found[former] = item }
  }
  for item in items { found[id(item)] = item }
  return found
}
