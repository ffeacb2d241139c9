import NavgenSource
import NavgenYAML

/// A value of the spec with what messages call it.
struct Field {
  let name: FieldName
  /// Where something that it lacks is reported: at its key.
  let place: SourceRange
  let node: YAMLNode

  init(name: FieldName, place: SourceRange, node: YAMLNode) {
    self.name = name
    self.place = place
    self.node = node
  }

  init(_ entry: YAMLEntry) {
    self.init(name: .key(entry.key.value), place: entry.key.range, node: entry.value)
  }

  /// Whether nothing is written for it.
  var isNull: Bool {
    if case .scalar(let scalar) = node.content { scalar.isNull } else { false }
  }
}

/// What messages name a value by.
indirect enum FieldName {
  case spec
  case lock
  /// The key before it, as the user wrote it.
  case key(String)
  case item(of: FieldName)
}

/// What a place of the spec takes.
enum ExpectedKind {
  case map
  case flags
  case list
  case text
  case type
  case textOrMap
  case truth
  case flagName
  case badge
  case detent
  case visibility
  case pattern
  case day
  case formerId
  case diagnosticId
  case number
}
