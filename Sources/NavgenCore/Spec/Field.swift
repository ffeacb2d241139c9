import NavgenSource
import NavgenYAML

/// A value of the spec with what messages call it, and what it has to be.
struct Field {
  let name: FieldName
  /// Where something that it lacks is reported: at its key.
  let place: SourceRange
  let node: YAMLNode
  let form: ValueForm

  init(name: FieldName, place: SourceRange, node: YAMLNode, form: ValueForm) {
    self.name = name
    self.place = place
    self.node = node
    self.form = form
  }

  init(_ entry: YAMLEntry, form: ValueForm) {
    self.init(
      name: .key(entry.key.value), place: entry.key.range, node: entry.value, form: form)
  }

  /// Whether nothing is written for it.
  var isNull: Bool { node.isNull }

  /// The same with nothing in the place of the value.
  var withoutValue: Field {
    Field(name: name, place: place, node: node.unread, form: form)
  }

  /// The same value, of which something else is expected.
  func read(as form: ValueForm) -> Field {
    Field(name: name, place: place, node: node, form: form)
  }

  /// The same value as the short form that may stand in place of a map.
  var inShort: Field {
    if case .shortOrMap(let short, _) = form { read(as: short) } else { self }
  }

  /// An item of the list that the field is.
  func item(_ node: YAMLNode, form: ValueForm) -> Field {
    Field(name: .item(of: name), place: node.range, node: node, form: form)
  }
}

/// An entry of a map whose keys are the user's own.
struct FieldEntry {
  let key: Located<String>
  let field: Field
}

/// What messages name a value by.
indirect enum FieldName {
  case spec
  case lock
  /// The key before it, as the user wrote it.
  case key(String)
  case item(of: FieldName)
}

/// What a place of the spec takes, in the words of messages.
enum ExpectedKind {
  case map
  case flags
  case platforms
  case list
  /// A list of ids that stands for all there are where it is left out.
  case references
  case text
  /// The id of the one thing that is meant.
  case reference
  case parent
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
  case warningId
  case number
}
