import NavgenSource

// Where the keys of specs belong, for those that stand elsewhere.

/// The next step for a key that its map does not have and that others have; `nil` for a key that none has.
func helpForMisplaced<Key: SpecKey>(_ key: String, in kind: Key.Type) -> String? {
  guard kindsOfSpecs.contains(where: { $0 == kind }) else { return nil }
  for owner in Key.allCases {
    guard let inner = owner.form.mapKeys, let meant = nearestName(to: key, in: inner.names)
    else { continue }
    // The first key of a map with a short form is the one that the short form gives.
    let first = owner.form.hasShortForm && meant != inner.names[0] ? "\(inner.names[0]): …, " : ""
    return "write it in '\(owner.rawValue)', as in '\(owner.rawValue): { \(first)\(meant): … }'"
  }
  let entries = NavigationSpec.Key.forms.compactMap(\.keysOfEntries)
  if entries.contains(where: { $0 == kind }), NavigationSpec.Key(rawValue: key) != nil {
    return "move it to the top of the spec"
  }
  for name in [key] + keysKnown(as: key) {
    let owners = entries.filter { $0.names.contains(name) }.map { $0.owner }
    guard !owners.isEmpty, owners.count < 4 else { continue }
    let place = owners.joined(separator: " or ")
    return "move it to \(place)\(name == key ? "" : " as '\(name)'"), or remove it"
  }
  return nil
}

/// The kinds of maps that a spec is made of.
private let kindsOfSpecs: [any SpecKey.Type] = {
  var kinds: [any SpecKey.Type] = [NavigationSpec.Key.self]
  var next = 0
  while next < kinds.count {
    for form in kinds[next].forms {
      guard let inner = form.mapKeys ?? form.keysOfEntries,
        !kinds.contains(where: { $0 == inner })
      else { continue }
      kinds.append(inner)
    }
    next += 1
  }
  return kinds
}()

extension SpecKey {
  fileprivate static var forms: [ValueForm] { allCases.map(\.form) }
}

extension ValueForm {
  /// The keys of the map that it is, or that its items are; `nil` where there is no such map.
  fileprivate var mapKeys: (any SpecKey.Type)? {
    switch self {
    case .map(let keys), .shortOrMap(_, let keys): return keys
    case .list(let item, _), .oneOrMore(let item, _): return item.mapKeys
    case .text, .truth, .type, .entries: return nil
    }
  }

  /// Whether something else may stand for the map.
  fileprivate var hasShortForm: Bool {
    switch self {
    case .shortOrMap: return true
    case .list(let item, _), .oneOrMore(let item, _): return item.hasShortForm
    case .text, .truth, .type, .map, .entries: return false
    }
  }

  /// The keys of the maps below the user's own keys.
  fileprivate var keysOfEntries: (any SpecKey.Type)? {
    if case .entries(let form) = self { form.value.mapKeys } else { nil }
  }
}
