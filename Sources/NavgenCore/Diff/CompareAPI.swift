/// What code that uses the generated one notices.
func apiDifferences(
  from old: NavigationModel, to new: NavigationModel
) -> [NavigationDifference] {
  let before = apiShape(of: old)
  let after = apiShape(of: new)
  var found: [NavigationDifference] = []
  if let narrower = narrowed(before.access, after.access) {
    found.append(.accessLowered(from: narrower.old, to: narrower.new))
  }
  if old.name != new.name { found.append(.typesRenamed(from: old.name, to: new.name)) }
  if old.hasLinks, !new.hasLinks { found.append(.typeGone("\(old.name)Link")) }
  for type in before.enums {
    let name = type.hasPrefix ? old.name + type.name : type.name
    if let other = after.enums.first(where: { $0.name == type.name }) {
      found += differences(from: type, to: other, named: name)
    } else {
      found.append(.typeGone(name))
    }
  }
  return found + differences(from: before.calls, to: after.calls)
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
  from old: APIEnum, to new: APIEnum, named type: String
) -> [NavigationDifference] {
  let targets = bySavedId(new.cases, \.id, \.formerIds)
  let changed = old.cases.flatMap { before -> [NavigationDifference] in
    guard let after = targets[before.id] else { return [.caseGone(before, of: type)] }
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

private func differences(from old: [APICall], to new: [APICall]) -> [NavigationDifference] {
  old.compactMap { call in
    guard let other = new.first(where: { $0.name == call.name }) else { return .callGone(call) }
    return other.signature == call.signature ? nil : .callChanged(call, to: other)
  }
}
