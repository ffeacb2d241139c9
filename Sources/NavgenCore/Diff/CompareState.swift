import NavgenSource

/// What saved state of the old version loses.
func stateDifferences(
  from old: NavigationModel, to new: NavigationModel
) -> [NavigationDifference] {
  let now = shape(of: new)
  return stateLosses(from: shape(of: old), to: now).map { loss in
    let target = now.part(savedAs: loss.item)
    return .stateLost(
      loss, now: target, place: new.place(of: target ?? loss.item), oldPlace: old.place(of: loss))
  } + forgottenIds(from: old, to: new) + hiddenFromState(from: old, to: new)
}

/// The former ids that the new spec knows no more, or gives to something else. They are in states that were saved
/// before the old version.
private func forgottenIds(
  from old: NavigationModel, to new: NavigationModel
) -> [NavigationDifference] {
  let now = shape(of: new)
  return shape(of: old).formerItems.compactMap { item, former in
    guard let target = now.part(savedAs: item), now.part(savedAs: former) != target else {
      return nil
    }
    return .formerIdGone(
      former.name, of: target, isTaken: now.part(savedAs: former) != nil,
      place: new.place(of: target), oldPlace: old.place(of: item))
  }
}

extension NavigationShape {
  /// What had another id, by its present one and each former one.
  fileprivate var formerItems: [(item: ShapeItem, former: ShapeItem)] {
    let tabs = tabs.flatMap { tab in
      tab.formerIds.map { (ShapeItem.tab(tab.id), ShapeItem.tab($0)) }
    }
    let routes = routes.flatMap { route in
      route.formerIds.map { (ShapeItem.route(route.id), ShapeItem.route($0)) }
    }
    let modals = modals.flatMap { modal in
      modal.formerIds.map { (ShapeItem.modal(modal.id), ShapeItem.modal($0)) }
    }
    return tabs + routes + modals
  }
}

extension NavigationModel {
  /// Where something is declared, or the key that it would stand below.
  fileprivate func place(of item: ShapeItem) -> SourceRange {
    if let place = places[item] { return place }
    switch item {
    case .tab: return specPlaces[.tabs]
    case .route: return specPlaces[.routes]
    case .modal: return specPlaces[.modals]
    case .payloadEnum, .type: return specPlaces[.types]
    }
  }

  /// Where what is lost is declared, a single case of an enum included.
  fileprivate func place(of loss: StateLoss) -> SourceRange {
    if case .payloadEnum(let name) = loss.item, case .caseGone(let id, _) = loss.reason {
      return specPlaces.enumCase(id, of: name)
    }
    return place(of: loss.item)
  }
}
