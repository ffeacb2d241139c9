/// What a place of the spec takes.
///
/// The decoder reads a place as what its form says and refuses all else, and the schema for editors is made of
/// the forms, so that the two cannot say different things.
indirect enum ValueForm: Sendable {
  case text(TextForm)
  /// `true` or `false`.
  case truth(TruthForm)
  /// A type as text, with a default or without, or as YAML reads `[Type]` outside quotes.
  case type(TextForm)
  case list(of: ValueForm, ListBounds)
  /// One item, or a list of them.
  case oneOrMore(ValueForm, ListBounds)
  /// A map with the keys listed.
  case map(any SpecKey.Type)
  /// A map with the keys listed or, in short, the value of the one that matters.
  case shortOrMap(ValueForm, any SpecKey.Type)
  /// A map whose keys are the user's own.
  case entries(EntriesForm)
}

/// How many items a list may have.
struct ListBounds: Sendable {
  /// Whether an empty list means something.
  var isEmptyAllowed = false
  /// Whether an item may be in it twice.
  var mayRepeat = false
  /// The most items; `nil` where nothing bounds them.
  var limit: Int?
}

/// A map whose keys are the user's own, and how each of its values is written.
struct EntriesForm: Sendable {
  /// What the keys are.
  enum Keys: Sendable {
    case ids(IdKind)
    case typeNames
    case platforms
  }

  let keys: Keys
  let value: ValueForm
  /// Whether there has to be an entry.
  var needsEntry = false
  /// The most entries; `nil` where nothing bounds them.
  var limit: Int?
}

/// What a truth says, for messages.
enum TruthForm: Sendable {
  case setting
  /// Whether there is a badge, which others write with its number.
  case badge
}

// What the decoder asks of a form.
extension ValueForm {
  /// What messages say is expected.
  var expected: ExpectedKind {
    switch self {
    case .text(let form), .type(let form): return form.expected
    case .truth(.setting): return .truth
    case .truth(.badge): return .badge
    case .list(.text(.reference), _): return .references
    case .list: return .list
    case .oneOrMore(let item, _): return item.expected
    case .map: return .map
    case .shortOrMap(let short, _): return short.expected
    case .entries(let form):
      switch form.keys {
      case .ids(.flag): return .flags
      case .platforms: return .platforms
      case .ids, .typeNames: return .map
      }
    }
  }

  /// Whether it is a map with the keys of a kind.
  func hasKeys<Key: SpecKey>(_ kind: Key.Type) -> Bool {
    switch self {
    case .map(let keys), .shortOrMap(_, let keys): return keys == kind
    case .text, .truth, .type, .list, .oneOrMore, .entries: return false
    }
  }
}
