import NavgenSource
import NavgenYAML

/// The entries of all parts of a spec, by place.
struct SpecEntries: Sendable {
  private struct Place: Sendable {
    let offsets: Range<Int>
    /// Indexes of the entries that have it: all that an alias brings it into.
    let entries: [Int]
    /// Where the places up to this one end.
    let reach: Int
  }

  let all: [SpecEntry]
  /// Those with an error in them.
  let damaged: [NavigationSpec.Key: [SpecEntry]]
  let damagedNames: [NavigationSpec.Key: Set<String>]
  private let places: [Place]
  /// Where the keys of the parts and entries stand, ascending.
  private let keys: [SourceRange]

  init(_ map: SpecMap<NavigationSpec.Key>, errors: SortedPlaces, unread: SortedPlaces) {
    var all = NavigationSpec.Key.allCases.flatMap { key in
      (map[key]?.entries ?? []).map { SpecEntry(key, $0.key, $0.value, errors, unread) }
    }
    damaged = Dictionary(grouping: all.filter { $0.damage != nil }, by: \.part)
    damagedNames = damaged.mapValues { Set($0.map(\.name)) }
    let names = damagedNames.filter(\.key.isNamedInEntries).values.reduce(Set<String>()) {
      $0.union($1)
    }
    if !names.isEmpty {
      for index in all.indices { all[index].find(names) }
    }
    self.all = all
    places = Self.places(of: all)
    keys = (all.map(\.key.range) + map.keys.map(\.range))
      .sorted { $0.offsets.lowerBound < $1.offsets.lowerBound }
  }

  /// The entries that an offset is in.
  func at(_ offset: Int) -> [SpecEntry] {
    indexes(at: offset).flatMap { places[$0].entries.map { all[$0] } }
  }

  /// Whether a place is in any entry, or below the key of one and indented further.
  func hasAny(at place: SourceRange) -> Bool {
    let offset = place.offsets.lowerBound
    if indexes(at: offset).contains(where: { _ in true }) { return true }
    guard case let index = keys.end(before: { $0.offsets.lowerBound > offset }), index > 0 else {
      return false
    }
    let key = keys[index - 1]
    return key.start.column > 1 && key.start.column < place.start.column
  }

  private static func places(of entries: [SpecEntry]) -> [Place] {
    var indexes: [Range<Int>: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      for place in entry.places { indexes[place, default: []].append(index) }
    }
    var reach = 0
    return indexes.sorted {
      ($0.key.lowerBound, $0.key.upperBound) < ($1.key.lowerBound, $1.key.upperBound)
    }.map { offsets, entries in
      reach = max(reach, offsets.upperBound)
      return Place(offsets: offsets, entries: entries, reach: reach)
    }
  }

  /// The places that an offset is in, the last first.
  private func indexes(at offset: Int) -> some Sequence<Int> {
    let end = places.end { $0.offsets.lowerBound > offset }
    return places[..<end].indices.reversed().lazy
      .prefix { places[$0].reach >= offset }
      .filter { places[$0].offsets.upperBound >= offset }
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

extension NavigationSpec.Key {
  /// Whether a finding about other entries may rest on what those of this part say.
  fileprivate var isNamedInEntries: Bool { self == .types || self == .tabs }
}
