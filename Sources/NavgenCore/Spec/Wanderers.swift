import NavgenSource

/// The unknown keys of the spec, the lines that nobody reads, and the entries that may be no entries: a key of an entry
/// is among them when it stands too far left, a key of the spec when it stands too far right.
struct Wanderers: Sendable {
  /// Of the keys and lines outside of all entries; those inside are their damage.
  private let unknown: Set<String>
  /// Of the entries with an error, and of those with no map where one belongs.
  private let names: [NavigationSpec.Key: Set<String>]
  /// The parts of which an entry may have lost a key.
  private let lossyParts: Set<NavigationSpec.Key>
  /// The names of the entries with an error that are no maps.
  private let misfits: Set<String>
  /// The first words of the entries of which more than one word is the name, as where a ':' is missing.
  private let beginnings: [NavigationSpec.Key: Set<String>]

  init(_ entries: SpecEntries, _ strays: StrayWords) {
    let unknown = Set(
      strays.places.filter { !entries.hasAny(at: $0) }.flatMap(\.keys))
    let names = Dictionary(grouping: entries.all.filter(\.mayBeNone), by: \.part)
      .mapValues { Set($0.map(\.name)) }
    lossyParts = Set(
      NavigationSpec.Key.allCases.filter { part in
        let keys = part.keysOfEntries + NavigationSpec.Key.names
        return !unknown.isEmpty || !names[part, default: []].isDisjoint(with: keys)
      })
    misfits = Set(entries.damaged.values.joined().filter { !$0.isMap }.map(\.name))
    beginnings = entries.damaged.mapValues { damaged in
      Set(damaged.map(\.name).filter { $0.beginning != $0 }.map(\.beginning))
    }
    self.unknown = unknown
    self.names = names
  }

  /// Whether an entry of a part may have lost one of some keys.
  func mayHold(_ keys: Set<String>, of part: NavigationSpec.Key) -> Bool {
    !unknown.isDisjoint(with: keys) || names[part]?.isDisjoint(with: keys) == false
  }

  /// Whether an entry of a part may have lost some key.
  func mayHoldAny(of part: NavigationSpec.Key) -> Bool { lossyParts.contains(part) }

  /// Whether it is the name of an entry that has none of the form it should have.
  func isName(_ word: String) -> Bool { misfits.contains(word) }

  /// Whether it is the first word of the name of an entry, and not all of it.
  func mayBegin(_ word: String, in part: NavigationSpec.Key) -> Bool {
    beginnings[part]?.contains(word) == true
  }

  /// Whether a part of the spec may stand among the entries of another.
  func isAnywhere(_ key: NavigationSpec.Key) -> Bool {
    names.values.contains { $0.contains(key.rawValue) }
  }
}

extension SpecEntry {
  /// Whether it may be a key of something else.
  fileprivate var mayBeNone: Bool {
    damage != nil || (!isMap && !part.keysOfEntries.isEmpty)
  }
}

extension NavigationSpec.Key {
  /// The keys that the entries of a part have.
  fileprivate var keysOfEntries: [String] {
    guard case .entries(let form) = form, case .map(let keys) = form.value else { return [] }
    return keys.names
  }
}
