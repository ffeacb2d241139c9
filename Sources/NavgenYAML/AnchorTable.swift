import NavgenSource

/// The anchors seen so far, and how much the aliases to them have added to the document.
struct AnchorTable {
  enum Anchor {
    /// Its collection has not ended yet, so an alias to it would be inside itself.
    case open(number: Int, place: SourceRange)
    case defined(ComposedNode)
  }

  /// One use of an anchor, as opposed to its name, which may be used again.
  struct Opening {
    let name: String
    let number: Int
  }

  /// The most names among which the nearest is looked for, and the most times that it is. A file
  /// full of anchors and of aliases that miss them all would take minutes otherwise.
  private static let suggestionLimit = 100

  private var names: [String] = []
  private var suggestions = 0
  private var anchors: [String: Anchor] = [:]
  private var openings = 0
  private var spent = 0

  /// The latest anchor of a name.
  subscript(name: String) -> Anchor? { anchors[name] }

  /// The defined name that an unknown one most likely means.
  mutating func suggestion(for name: String) -> String? {
    suggestions += 1
    return suggestions > Self.suggestionLimit ? nil : nearestName(to: name, in: names)
  }

  mutating func define(_ name: String, as node: ComposedNode) {
    set(name, to: .defined(node))
  }

  mutating func open(_ name: String, at place: SourceRange) -> Opening {
    openings += 1
    set(name, to: .open(number: openings, place: place))
    return Opening(name: name, number: openings)
  }

  /// Ends a collection, unless its name was given to something inside it, which then keeps it.
  mutating func close(_ opening: Opening, as node: ComposedNode) {
    guard case .open(opening.number, _) = anchors[opening.name] else { return }
    define(opening.name, as: node)
  }

  /// Counts what an alias adds; false when that is more than the limit in all.
  mutating func spend(_ weight: Int, limit: Int) -> Bool {
    spent += weight
    return spent <= limit
  }

  private mutating func set(_ name: String, to anchor: Anchor) {
    let isNew = anchors.updateValue(anchor, forKey: name) == nil
    if isNew, names.count < Self.suggestionLimit { names.append(name) }
  }
}
