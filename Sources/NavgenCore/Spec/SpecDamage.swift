import NavgenSource
import NavgenYAML

/// What of a spec could not be read, so that what seems to be missing from it may be there.
///
/// Whatever else is proven about such a spec, this tells which of the findings may only follow from the damage.
struct SpecDamage: Sendable {
  /// Whether the keys of the spec are all there and known.
  let hasAllKeys: Bool
  /// What nobody reads: the keys that their maps do not have, and all below them. An entry at a wrong indentation is
  /// among them.
  let strayKeys: Set<String>
  /// The parts that may be there and are not, and those of which not all the names are known.
  private(set) var unlisted: Set<NavigationSpec.Key> = []
  /// The parts of the spec with an error anywhere in them.
  private(set) var damaged: Set<NavigationSpec.Key> = []
  /// The names of the entries with an error.
  private(set) var damagedNames: Set<String> = []
  private var entries = DamagedEntries()
  private let errors: ErrorPlaces

  /// - Parameter diagnostics: What has been found so far; `nil` is returned if no error among it is in the spec.
  init?(
    _ map: SpecMap<NavigationSpec.Key>, of root: Field, diagnostics: DiagnosticList
  ) {
    let found = diagnostics.errors.filter { $0.range.file === root.place.file }
    guard !found.isEmpty else { return nil }
    errors = ErrorPlaces(found)
    hasAllKeys = map.isComplete
    let unknown = Set(found.filter(\.isUnknownKey).map(\.range.offsets.lowerBound))
    strayKeys = Set(root.node.keys { unknown.contains($0.range.offsets.lowerBound) })
    for key in NavigationSpec.Key.allCases {
      if let field = map[key] {
        add(key, field)
      } else if key.isRequired || !map.isComplete || map.unread.contains(key)
        || root.node.hasKey(key.rawValue)
      {
        unlisted.insert(key)
      }
    }
    entries.sort()
  }

  /// Whether some keys of the entry that a place is in may be another than can be read.
  func isDamaged(at place: SourceRange, _ keys: [String]) -> Bool {
    keys.contains { strayKeys.contains($0) || damagedNames.contains($0) }
      || entries.isDamaged(at: place.offsets.lowerBound, keys)
  }

  private mutating func add(_ key: NavigationSpec.Key, _ field: Field) {
    if errors.hasAny(in: field.place.offsets) || errors.hasAny(in: field.node) {
      damaged.insert(key)
    }
    guard case .mapping(let entries) = field.node.content else {
      // What belongs below a key with nothing after it may stand beside it.
      if damaged.contains(key) || (field.isNull && !hasAllKeys) { unlisted.insert(key) }
      return
    }
    if !field.node.isComplete { unlisted.insert(key) }
    for entry in entries
    where errors.hasAny(in: entry.key.range.offsets) || errors.hasAny(in: entry.value) {
      damagedNames.insert(entry.key.value)
      // Where a key is missing, others may be missing too.
      let isLacking = errors.hasAny(in: entry.key.range.offsets)
      let keys = isLacking ? nil : damagedKeys(of: entry.value)
      for place in [entry.key.range.offsets] + entry.value.extents {
        self.entries.add(place, keys)
      }
    }
  }

  private func damagedKeys(of node: YAMLNode) -> Set<String>? {
    guard node.isComplete, case .mapping(let entries) = node.content else { return nil }
    let damaged = entries.filter {
      errors.hasAny(in: $0.key.range.offsets) || errors.hasAny(in: $0.value)
    }
    let names = Set(damaged.map(\.key.value))
    return names.isDisjoint(with: strayKeys) ? names : nil
  }
}

extension SourceRange {
  /// Its text without the quotes around it.
  var word: String {
    let text = text
    let isQuoted = text.count > 1 && text.first == text.last && "'\"".contains(text.prefix(1))
    return isQuoted ? String(text.dropFirst().dropLast()) : text
  }
}

extension Diagnostic {
  fileprivate var isUnknownKey: Bool { id == "unknown-key" }
}

extension YAMLNode {
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

  /// Whether there is a key anywhere, as one at a wrong indentation.
  fileprivate func hasKey(_ key: String) -> Bool {
    guard case .mapping(let entries) = content else {
      return children.contains { $0.hasKey(key) }
    }
    return entries.contains { $0.key.value == key || $0.value.hasKey(key) }
  }
}
