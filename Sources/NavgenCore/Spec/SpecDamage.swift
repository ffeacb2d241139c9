import NavgenSource
import NavgenYAML

/// What of a spec could not be read, so that what seems to be missing from it may be there.
///
/// Whatever else is proven about such a spec, this tells which of the findings may only follow from the damage.
struct SpecDamage: Sendable {
  /// Whether no part of the spec can stand below a key that is unknown, or in a line that is not read.
  let hasAllKeys: Bool
  /// The parts that may be there and are not, and those of which not all the names are known.
  private(set) var unlisted: Set<NavigationSpec.Key> = []
  let entries: SpecEntries
  private let completeParts: Set<NavigationSpec.Key>
  private let strays: StrayWords
  /// What may be a key of an entry that stands beside it or further left.
  private let wanderers: Wanderers

  /// - Parameter diagnostics: What has been found so far; `nil` is returned if no error among it is in the spec.
  init?(
    _ map: SpecMap<NavigationSpec.Key>, of root: Field, diagnostics: DiagnosticList
  ) {
    let found = diagnostics.errors.filter { $0.range.file === root.place.file }
    guard !found.isEmpty else { return nil }
    let errors = SortedPlaces(found.map(\.range))
    hasAllKeys = map.isComplete && root.node.isComplete
    strays = StrayWords(of: root.node, errors: errors, diagnostics)
    completeParts = Set(
      NavigationSpec.Key.allCases.filter { map[$0]?.node.isComplete ?? true })
    entries = SpecEntries(map, errors: errors, unread: SortedPlaces(strays.places))
    wanderers = Wanderers(entries, strays)
    for key in NavigationSpec.Key.allCases where isUnlisted(key, map, errors) {
      unlisted.insert(key)
    }
  }

  /// Whether a word may be a name that stands elsewhere.
  func isAstray(_ word: String) -> Bool {
    strays.keys.contains(word) || wanderers.isName(word)
  }

  /// Whether a name may be one of a part.
  func mayBe(_ name: String, in part: NavigationSpec.Key) -> Bool {
    unlisted.contains(part) || strays.words.contains(name) || isAstray(name)
      || wanderers.mayBegin(name, in: part)
  }

  /// Whether some keys of an entry may be another than can be read.
  func isDamaged(_ entry: SpecEntry, at keys: Set<String>) -> Bool {
    if wanderers.mayHold(keys, of: entry.part) { return true }
    switch entry.damage {
    case nil: return false
    case .anywhere: return true
    case .at(let damaged, let isLacking):
      return !damaged.isDisjoint(with: keys)
        || (isLacking && wanderers.mayHoldAny(of: entry.part))
    }
  }

  /// Whether a part has no more entries than can be read.
  func hasAllEntries(_ part: NavigationSpec.Key) -> Bool {
    !unlisted.contains(part) && completeParts.contains(part)
  }

  private func isUnlisted(
    _ key: NavigationSpec.Key, _ map: SpecMap<NavigationSpec.Key>, _ errors: SortedPlaces
  ) -> Bool {
    guard let field = map[key] else {
      return key.isRequired || !map.isComplete || map.unread.contains(key)
        || strays.keys.contains(key.rawValue) || strays.words.contains(key.rawValue)
        || wanderers.isAnywhere(key)
    }
    guard case .mapping = field.node.content else {
      // What belongs below a key with nothing after it may stand beside it.
      return errors.hasAny(in: field.place.offsets) || errors.hasAny(in: field.node)
        || (field.isNull && !hasAllKeys)
    }
    return !field.node.isComplete && !field.node.lacksOnlyLines
  }
}
