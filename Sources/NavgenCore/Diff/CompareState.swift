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
  } + hiddenFromState(from: old, to: new)
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
