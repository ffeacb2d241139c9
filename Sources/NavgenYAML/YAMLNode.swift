package import NavgenSource

/// A value of a YAML document with its place, aliases and merge keys already resolved.
package struct YAMLNode: Sendable {
  package enum Content: Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
  }

  package let content: Content
  /// Where the value was written; for an aliased one, where its anchor stands.
  package let range: SourceRange
  /// Whether it is what was written. Otherwise an error has been added, and it stands in for what could not be
  /// read, or lacks entries or items. What is inside of it speaks for itself.
  package let isComplete: Bool
  /// Whether it is not complete for lines alone that were not read, each of which is known.
  package let lacksOnlyLines: Bool

  /// Whether nothing is written, in any of the spellings for that.
  package var isNull: Bool {
    if case .scalar(let scalar) = content { scalar.isNull } else { false }
  }

  init(
    content: Content, range: SourceRange, isComplete: Bool = true, lacksOnlyLines: Bool = false
  ) {
    self.content = content
    self.range = range
    self.isComplete = isComplete
    self.lacksOnlyLines = lacksOnlyLines
  }

  /// What stands in for it where it cannot be what was meant.
  package var unread: YAMLNode { .nothing(at: range, isComplete: false) }
}

/// A scalar as text. Only plain (unquoted) scalars may mean null, a number or a truth value.
package struct YAMLScalar: Sendable, Hashable {
  package let text: String
  package let isPlain: Bool

  /// The core schema's null: `~`, `null` in its three spellings, or nothing at all.
  package var isNull: Bool { isPlain && ["", "~", "null", "Null", "NULL"].contains(text) }
}

/// A key and its value, in the order of the file.
package struct YAMLEntry: Sendable {
  package let key: Located<String>
  package let value: YAMLNode
}
