/// What code that uses the generated one notices.
func apiDifferences(
  from old: NavigationModel, to new: NavigationModel
) -> [NavigationDifference] {
  let before = apiShape(of: old)
  let after = apiShape(of: new)
  let (oldPlaces, places) = (old.specPlaces, new.specPlaces)
  var found: [NavigationDifference] = []
  if let narrower = narrowed(before.access, after.access) {
    found.append(
      .accessLowered(
        from: narrower.old, to: narrower.new, place: places[.access], oldPlace: oldPlaces[.access]))
  }
  if old.name != new.name {
    found.append(
      .typesRenamed(
        from: old.name, to: new.name, place: places[.name], oldPlace: oldPlaces[.name]))
  }
  if old.hasLinks, !new.hasLinks {
    let name = GeneratedType.link.name(in: old.name)
    found.append(.linksGone(name, place: places[.links], oldPlace: oldPlaces[.links]))
  }
  for type in before.enums {
    if let other = after.enums.first(where: { $0.kind == type.kind }) {
      found += differences(from: type, to: other)
    } else {
      found.append(fate(of: type, in: new))
    }
  }
  return found + differences(from: before.members, to: after.members, places)
    + storeDifferences(from: old, to: new)
}

/// What the store has for a spec as a whole.
private func storeDifferences(
  from old: NavigationModel, to new: NavigationModel
) -> [NavigationDifference] {
  let (oldPlaces, places) = (old.specPlaces, new.specPlaces)
  var found: [NavigationDifference] = []
  let ids = Set(old.flags.map(\.id)).intersection(new.flags.map(\.id))
  if old.flags.map(\.id).filter(ids.contains) != new.flags.map(\.id).filter(ids.contains) {
    let type = GeneratedType.flags.name(in: old.name)
    found.append(.flagsReordered(type, place: places[.flags], oldPlace: oldPlaces[.flags]))
  }
  if let modal = old.modals.first(where: \.hasStack), new.hasModals,
    !new.modals.contains(where: \.hasStack)
  {
    found.append(.modalStackGone(place: places[.modals], oldPlace: modal.declaration))
  }
  return found
}

/// What became of an enum that is not generated any more.
private func fate(of type: APIEnum, in new: NavigationModel) -> NavigationDifference {
  let places = new.specPlaces
  switch type.kind {
  case .tab, .tabItem:
    let tabs = GeneratedType.tab.name(in: new.name)
    return .itemsGone(type, tabs: tabs, place: places[.tabs])
  case .route: return .casesGone(type, of: "route", place: places[.routes])
  case .modal: return .casesGone(type, of: "modal", place: places[.modals])
  case .payload(let name):
    let place = places.type(name)
    return new.externalTypes.contains { $0.name == name }
      ? .typeYours(type, place: place) : .typeGone(type, place: place)
  }
}

private func narrowed(
  _ old: AccessLevel, _ new: AccessLevel
) -> (old: AccessLevel, new: AccessLevel)? {
  let order = AccessLevel.allCases
  guard let before = order.firstIndex(of: old), let after = order.firstIndex(of: new),
    after < before
  else { return nil }
  return (old, new)
}

private func differences(
  from old: APIEnum, to new: APIEnum
) -> [NavigationDifference] {
  let type = old.name
  let targets = bySavedId(new.cases, \.id, \.formerIds)
  let changed = old.cases.flatMap { before -> [NavigationDifference] in
    guard let after = targets[before.id] else {
      return [.caseGone(before, of: type, place: new.declaration)]
    }
    let rename: [NavigationDifference] =
      before.name == after.name ? [] : [.caseRenamed(before, to: after, of: type)]
    let change = payloadChange(from: before.payload, to: after.payload)
    return rename + (change.map { [.payloadChanged(before, to: after, of: type, $0)] } ?? [])
  }
  let names = Set(old.cases.map(\.name))
  let oldIds = Set(old.cases.map(\.id))
  let added = new.cases.filter { !names.contains($0.name) && oldIds.isDisjoint(with: $0.formerIds) }
  return changed + added.map { .caseAdded($0, to: type) }
}

/// How the payload of a case differs for the code that makes it or takes it apart.
enum PayloadChange {
  case labels
  case types
  case order
  case count
  case defaults
}

private func payloadChange(
  from old: [APIParameter], to new: [APIParameter]
) -> PayloadChange? {
  if old.count != new.count { return .count }
  if old.map(\.label) != new.map(\.label) {
    return old.map(\.label).sorted() == new.map(\.label).sorted() ? .order : .labels
  }
  if old.map(\.type) != new.map(\.type) { return .types }
  return zip(old, new).contains { $0.hasDefault && !$1.hasDefault } ? .defaults : nil
}

private func differences(
  from old: [APIMember], to new: [APIMember], _ places: SpecPlaces
) -> [NavigationDifference] {
  let kinds = Dictionary(grouping: new, by: \.kind)
    .mapValues { bySavedId($0, \.id, \.formerIds) }
  return old.compactMap { member in
    guard let type = member.type else { return nil }
    guard let other = kinds[member.kind]?[member.id] else {
      // What has a case of its own is gone with that.
      return member.kind == .flag ? .memberGone(member, type, place: places[.flags]) : nil
    }
    guard let now = other.type else {
      return .memberGone(member, type, place: other.declaration)
    }
    return now == type ? nil : .memberChanged(member, from: type, to: now, place: other.declaration)
  }
}
