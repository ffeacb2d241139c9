import NavgenSource
import NavgenYAML

/// An entry of a part of the spec, such as a route. A part whose keys are not the user's own is one itself.
struct SpecEntry: Sendable {
  /// What of an entry has an error.
  enum Damage: Sendable {
    /// Some of its keys; whether others are missing too, so that they may stand elsewhere.
    case at(Set<String>, isLacking: Bool)
    /// It holds keys that nobody reads, or the file ends in it; then any of its keys may be another.
    case anywhere
  }

  let part: NavigationSpec.Key
  let key: Located<String>
  let node: YAMLNode
  /// `nil` when it is as it was written.
  let damage: Damage?

  var name: String { key.value }

  var isMap: Bool {
    if case .mapping = node.content { true } else { false }
  }

  /// Whether it may be a key of something else.
  var mayBeNone: Bool {
    if case .scalar = node.content { true } else { damage != nil }
  }

  /// The places that it is written at, with all that aliases and merges bring into it.
  fileprivate var places: [Range<Int>] {
    damage == nil ? [key.range.offsets, node.range.offsets] : [key.range.offsets] + node.extents
  }
}

/// The entries of all parts of a spec.
struct SpecEntries: Sendable {
  private struct Place: Sendable {
    let offsets: Range<Int>
    let entry: SpecEntry
    /// Where the places up to this one end.
    var reach = 0
  }

  let all: [SpecEntry]
  /// Those with an error in them.
  let damaged: [NavigationSpec.Key: [SpecEntry]]
  private let places: [Place]

  init(_ map: SpecMap<NavigationSpec.Key>, errors: ErrorPlaces, unread: ErrorPlaces) {
    all = NavigationSpec.Key.allCases.flatMap { key in
      (map[key]?.entries ?? []).map { entry in
        SpecEntry(key, entry.key, entry.value, errors, unread)
      }
    }
    damaged = Dictionary(grouping: all.filter { $0.damage != nil }, by: \.part)
    var places = all.flatMap { entry in
      entry.places.map { Place(offsets: $0, entry: entry) }
    }
    places.sort {
      ($0.offsets.lowerBound, $0.offsets.upperBound) < (
        $1.offsets.lowerBound, $1.offsets.upperBound
      )
    }
    var reach = 0
    for index in places.indices {
      reach = max(reach, places[index].offsets.upperBound)
      places[index].reach = reach
    }
    self.places = places
  }

  /// The entries that an offset is in.
  func at(_ offset: Int) -> [SpecEntry] {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].offsets.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    var found: [SpecEntry] = []
    for place in places[..<low].reversed() {
      if place.reach < offset { break }
      if place.offsets.upperBound >= offset { found.append(place.entry) }
    }
    return found
  }
}

extension Field {
  /// What is in a part of the spec, entry by entry.
  fileprivate var entries: [(key: Located<String>, value: YAMLNode)] {
    if case .entries = form, case .mapping(let entries) = node.content {
      return entries.map { ($0.key, $0.value) }
    }
    guard case .key(let name) = name else { return [] }
    return [(Located(name, at: place), node)]
  }
}

extension SpecEntry {
  fileprivate init(
    _ part: NavigationSpec.Key, _ key: Located<String>, _ node: YAMLNode,
    _ errors: ErrorPlaces, _ unread: ErrorPlaces
  ) {
    let isLacking = errors.hasAny(in: key.range.offsets)
    self.part = part
    self.key = key
    self.node = node
    guard isLacking || errors.hasAny(in: node) else {
      damage = nil
      return
    }
    guard node.isComplete, case .mapping(let entries) = node.content, !unread.hasAnyKey(in: node),
      !unread.hasAny(in: node.range.offsets)
    else {
      damage = .anywhere
      return
    }
    let damaged = entries.filter {
      errors.hasAny(in: $0.key.range.offsets) || errors.hasAny(in: $0.value)
    }
    damage = .at(Set(damaged.map(\.key.value)), isLacking: isLacking)
  }
}
