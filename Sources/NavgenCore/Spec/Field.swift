import NavgenSource
import NavgenYAML

/// A value of the spec with what messages call it.
struct Field {
  /// With quotes where it is the user's word: `'title'`.
  let name: String
  /// Where something that it lacks is reported: at its key.
  let place: SourceRange
  let node: YAMLNode

  init(name: String, place: SourceRange, node: YAMLNode) {
    self.name = name
    self.place = place
    self.node = node
  }

  init(_ entry: YAMLEntry) {
    self.init(name: quoted(entry.key.value), place: entry.key.range, node: entry.value)
  }

  /// Whether nothing is written for it.
  var isNull: Bool {
    if case .scalar(let scalar) = node.content { scalar.isNull } else { false }
  }
}

/// What a place of the spec takes.
enum ExpectedKind {
  case map
  case list
  case text
  case type
  case textOrMap
  case flag
  case number
}
