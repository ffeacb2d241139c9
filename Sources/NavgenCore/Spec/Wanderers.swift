import NavgenSource

/// The unknown keys of the spec, the lines that nobody reads, and the entries that may be no entries: a key of an entry
/// is among them when it stands too far left, a key of the spec when it stands too far right.
struct Wanderers: Sendable {
  private let unknown: Set<String>
  /// Of the entries with an error, and of those with nothing in them.
  private let names: [NavigationSpec.Key: Set<String>]
  private let misfits: Set<String>
  /// The first words of the entries of which more than one word is the name, as where a ':' is missing.
  private let beginnings: [NavigationSpec.Key: Set<String>]

  init(_ entries: SpecEntries, _ strays: StrayWords) {
    // Those inside of entries are their damage.
    unknown = Set(
      strays.places.filter { entries.at($0.offsets.lowerBound).isEmpty }.flatMap(\.keys))
    names = Dictionary(grouping: entries.all.filter(\.mayBeNone), by: \.part)
      .mapValues { Set($0.map(\.name)) }
    misfits = Set(entries.damaged.values.joined().filter { !$0.isMap }.map(\.name))
    beginnings = entries.damaged.mapValues { damaged in
      Set(damaged.map(\.name).filter { $0.beginning != $0 }.map(\.beginning))
    }
  }

  /// Whether an entry of a part may have lost a key.
  func mayHold(_ key: String, of part: NavigationSpec.Key) -> Bool {
    unknown.contains(key) || names[part, default: []].contains(key)
  }

  /// Whether an entry of a part may have lost some key.
  func mayHoldAny(of part: NavigationSpec.Key) -> Bool {
    !unknown.isEmpty
      || !names[part, default: []].isDisjoint(
        with: part.keysOfEntries + NavigationSpec.Key.names)
  }

  /// Whether it is the name of an entry that has none of the form it should have.
  func isName(_ word: String) -> Bool { misfits.contains(word) }

  /// Whether it is the first word of the name of an entry, and not all of it.
  func mayBegin(_ word: String, in part: NavigationSpec.Key) -> Bool {
    beginnings[part]?.contains(word) == true
  }

  func isAnywhere(_ key: NavigationSpec.Key) -> Bool {
    names.values.contains { $0.contains(key.rawValue) }
  }
}

extension NavigationSpec.Key {
  /// The keys that the entries of a part have.
  fileprivate var keysOfEntries: [String] {
    guard case .entries(let form) = form, case .map(let keys) = form.value else { return [] }
    return keys.names
  }
}
