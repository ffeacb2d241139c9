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
  /// Which of the names that were looked for are in it.
  private(set) var mentions: Set<String> = []

  init(
    _ part: NavigationSpec.Key, _ key: Located<String>, _ node: YAMLNode,
    _ errors: SortedPlaces, _ unread: SortedPlaces
  ) {
    self.part = part
    self.key = key
    self.node = node
    damage = Self.damage(of: key, node, errors, unread)
  }

  var name: String { key.value }

  var isMap: Bool {
    if case .mapping = node.content { true } else { false }
  }

  /// The places that it is written at, with all that aliases and merges bring into it.
  var places: [Range<Int>] {
    damage == nil ? [key.range.offsets, node.range.offsets] : [key.range.offsets] + node.extents
  }

  /// Looks for names in all its texts.
  mutating func find(_ names: Set<String>) {
    mentions = Set(node.words.filter(names.contains))
  }

  private static func damage(
    of key: Located<String>, _ node: YAMLNode, _ errors: SortedPlaces, _ unread: SortedPlaces
  ) -> Damage? {
    let isLacking = errors.hasAny(in: key.range.offsets)
    guard isLacking || errors.hasAny(in: node) else { return nil }
    guard node.isComplete, case .mapping(let entries) = node.content, !unread.hasAnyKey(in: node),
      !unread.hasAny(in: node.range.offsets)
    else { return .anywhere }
    let damaged = entries.filter {
      errors.hasAny(in: $0.key.range.offsets) || errors.hasAny(in: $0.value)
    }
    return .at(Set(damaged.map(\.key.value)), isLacking: isLacking)
  }
}

extension YAMLNode {
  /// The words of all its texts.
  fileprivate var words: [String] {
    if case .scalar(let scalar) = content { return scalar.text.words }
    return children.flatMap(\.words)
  }
}
