import NavgenSource

/// Warns of everything that people lose who update from a recorded version, once for the newest version that
/// loses it.
///
/// What the last recorded version had lost already is not said again: recording it was to accept it.
func reportStateLosses(
  in model: NavigationModel, _ now: NavigationShape, since lock: NavigationLock,
  diagnostics: inout DiagnosticList
) {
  guard let last = lock.versions.last else { return }
  let shapes = lock.versions.map(\.shape)
  let accepting = completeFormerIds(of: last.shape, in: shapes.dropLast())
  let places = model.places
  var said: Set<StateLoss> = []
  for version in lock.versions.reversed() {
    let found = stateLosses(from: version.shape, to: now)
    if found.isEmpty { continue }
    let accepted = AcceptedLosses(stateLosses(from: version.shape, to: accepting))
    for loss in found where !accepted.covers(loss) && said.insert(loss).inserted {
      let target = now.part(savedAs: loss.item)
      diagnostics.add(
        .stateLost(loss, since: version, at: target.flatMap { places[$0] }, now: target))
    }
  }
}

/// What is known to be lost of one version.
private struct AcceptedLosses {
  private let losses: Set<StateLoss>
  private let wholeItems: Set<ShapeItem>

  init(_ losses: [StateLoss]) {
    self.losses = Set(losses)
    wholeItems = Set(losses.filter(\.reason.isWhole).map(\.item))
  }

  func covers(_ loss: StateLoss) -> Bool {
    wholeItems.contains(loss.item) || losses.contains(loss)
  }
}

extension StateLoss.Reason {
  /// Whether nothing of the item comes back.
  fileprivate var isWhole: Bool {
    switch self {
    case .gone, .typeChanged, .needsValue: return true
    case .notInTab, .stackGone, .needsPresence, .caseGone, .unsaved: return false
    }
  }
}

extension NavigationShape {
  /// What a part of an old version is now.
  func part(savedAs item: ShapeItem) -> ShapeItem? {
    switch item {
    case .tab(let id): return bySavedId(tabs, \.id, \.formerIds)[id].map { .tab($0.id) }
    case .route(let id): return bySavedId(routes, \.id, \.formerIds)[id].map { .route($0.id) }
    case .modal(let id): return bySavedId(modals, \.id, \.formerIds)[id].map { .modal($0.id) }
    case .payloadEnum(let name): return enums.contains { $0.name == name } ? item : nil
    case .type(let name): return types.contains { $0.name == name } ? item : nil
    }
  }
}

extension NavigationModel {
  /// Where the spec declares what has a place.
  var places: [ShapeItem: SourceRange] {
    var places: [ShapeItem: SourceRange] = [:]
    for tab in tabs { places[.tab(tab.id)] = tab.declaration }
    for route in routes { places[.route(route.id)] = route.declaration }
    for modal in modals { places[.modal(modal.id)] = modal.declaration }
    for type in enums { places[.payloadEnum(type.name)] = specPlaces.type(type.name) }
    for type in externalTypes { places[.type(type.name)] = specPlaces.type(type.name) }
    return places
  }
}
