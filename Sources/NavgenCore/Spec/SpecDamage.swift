import NavgenSource
import NavgenYAML

/// What of a spec could not be read, so that what seems to be missing from it may be there.
///
/// Whatever else is proven about such a spec, this tells which of the findings may only follow from the damage.
struct SpecDamage: Sendable {
  /// Whether no part of the spec can stand below a key that is unknown.
  let hasAllKeys: Bool
  /// The words of what nobody reads: the keys that their maps do not have, all below them, and the lines with a mistake
  /// in the syntax. The key of an entry at a wrong indentation is among them.
  let strayWords: Set<String>
  /// The parts that may be there and are not, and those of which not all the names are known.
  private(set) var unlisted: Set<NavigationSpec.Key> = []
  let entries: SpecEntries
  /// What may be a key of an entry that stands beside it or further left.
  private let wanderers: Wanderers

  /// - Parameter diagnostics: What has been found so far; `nil` is returned if no error among it is in the spec.
  init?(
    _ map: SpecMap<NavigationSpec.Key>, of root: Field, diagnostics: DiagnosticList
  ) {
    let found = diagnostics.errors.filter { $0.range.file === root.place.file }
    guard !found.isEmpty else { return nil }
    let errors = ErrorPlaces(found)
    let places =
      diagnostics.unread.filter { $0.file === root.place.file }
      + root.node.emptyKeys(errors, depth: 3)
    let unread = ErrorPlaces(places)
    hasAllKeys = map.isComplete
    strayWords = Set(
      places.flatMap(\.names) + root.node.keys { unread.hasAny(at: $0.range) })
    entries = SpecEntries(map, errors: errors, unread: unread)
    wanderers = Wanderers(root.node, entries, unread: places)
    for key in NavigationSpec.Key.allCases where isUnlisted(key, map, errors) {
      unlisted.insert(key)
    }
  }

  /// Whether a word may be a name that stands elsewhere.
  func isAstray(_ word: String) -> Bool {
    strayWords.contains(word) || wanderers.isName(word)
  }

  /// Whether some keys of an entry may be another than can be read.
  func isDamaged(_ entry: SpecEntry, at keys: [any SpecKey]) -> Bool {
    let keys = keys.map { $0.rawValue }
    if keys.contains(where: { wanderers.mayHold($0, of: entry.part) }) { return true }
    switch entry.damage {
    case nil: return false
    case .anywhere: return true
    case .at(let damaged, let isLacking):
      return !damaged.isDisjoint(with: keys)
        || (isLacking && wanderers.mayHoldAny(of: entry.part))
    }
  }

  private func isUnlisted(
    _ key: NavigationSpec.Key, _ map: SpecMap<NavigationSpec.Key>, _ errors: ErrorPlaces
  ) -> Bool {
    guard let field = map[key] else {
      return key.isRequired || !map.isComplete || map.unread.contains(key)
        || strayWords.contains(key.rawValue) || wanderers.isAnywhere(key)
    }
    guard case .mapping = field.node.content else {
      // What belongs below a key with nothing after it may stand beside it.
      return errors.hasAny(in: field.place.offsets) || errors.hasAny(in: field.node)
        || (field.isNull && !hasAllKeys)
    }
    return !field.node.isComplete
  }
}

/// The unknown keys of the spec, the lines that nobody reads, and the entries that may be no entries: a key of an entry is among them when it stands
/// too far left, a key of the spec when it stands too far right.
private struct Wanderers: Sendable {
  private let unknown: Set<String>
  /// Of the entries with an error, and of those with nothing in them.
  private let names: [NavigationSpec.Key: Set<String>]
  private let misfits: Set<String>

  init(_ root: YAMLNode, _ entries: SpecEntries, unread: [SourceRange]) {
    // Those inside of entries are their damage.
    unknown = Set(
      unread.filter { entries.at($0.offsets.lowerBound).isEmpty }.flatMap(\.names))
    names = Dictionary(grouping: entries.all.filter(\.mayBeNone), by: \.part)
      .mapValues { Set($0.map(\.name)) }
    misfits = Set(entries.damaged.values.joined().filter { !$0.isMap }.map(\.name))
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

extension SourceRange {
  /// What may be a name in it: all of it, or its beginning where a ':' is missing.
  fileprivate var names: [String] { [word, word.beginning] }
}

extension YAMLNode {
  /// The keys that lack a value and are at least so many levels further inside: what belongs to them may stand further
  /// left.
  fileprivate func emptyKeys(_ errors: ErrorPlaces, depth: Int) -> [SourceRange] {
    guard case .mapping(let entries) = content else { return [] }
    return entries.flatMap { entry in
      if depth == 0, case .scalar(let scalar) = entry.value.content, scalar.isNull {
        return errors.hasAny(in: entry.value) ? [entry.key.range] : []
      }
      return entry.value.emptyKeys(errors, depth: max(0, depth - 1))
    }
  }

  /// The keys that a condition holds for, and all below them.
  fileprivate func keys(where isRoot: (Located<String>) -> Bool) -> [String] {
    guard case .mapping(let entries) = content else {
      return children.flatMap { $0.keys(where: isRoot) }
    }
    return entries.flatMap { entry in
      isRoot(entry.key)
        ? [entry.key.value] + entry.value.keys { _ in true } : entry.value.keys(where: isRoot)
    }
  }
}
