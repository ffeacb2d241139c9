import NavgenSource

/// A finished node and what the composition must know about it.
struct ComposedNode {
  let node: YAMLNode
  /// Where it stands in the text; for an alias that is not where the node is.
  let written: Range<Int>
  /// The number of nodes that a walk over it meets, aliases followed.
  let weight: Int
  /// The number of collections inside each other, itself included.
  let height: Int
  /// Whether there was no error in it. What is not sound gives no further errors.
  let isSound: Bool
}

extension ComposedNode {
  /// A node without children.
  init(_ node: YAMLNode, written: Range<Int>, isSound: Bool) {
    self.init(node: node, written: written, weight: 1, height: 0, isSound: isSound)
  }

  init(_ parts: CollectionParts, at range: SourceRange, isSound: Bool) {
    self.init(
      node: YAMLNode(
        content: parts.content, range: range, isComplete: parts.isComplete && isSound),
      written: range.offsets,
      weight: parts.weight, height: parts.height, isSound: parts.isSound && isSound)
  }

  /// The same node where an alias stands for it.
  func written(at offsets: Range<Int>) -> ComposedNode {
    ComposedNode(
      node: node, written: offsets, weight: weight, height: height, isSound: isSound)
  }
}

/// What the children of a collection add up to.
struct CollectionParts {
  private(set) var content = YAMLNode.Content.sequence([])
  /// Where the last part ends, the closing bracket included if there is one.
  private(set) var end = 0
  private(set) var weight = 1
  private(set) var height = 1
  private(set) var isSound = true
  /// Whether every child is in it.
  private(set) var isComplete = true

  mutating func add(_ child: ComposedNode) {
    end = child.written.upperBound
    weight += child.weight
    height = max(height, child.height + 1)
    isSound = isSound && child.isSound
  }

  mutating func markUnsound() {
    isSound = false
  }

  mutating func markIncomplete() {
    isSound = false
    isComplete = false
  }

  /// The parts with all children in. The event of a closing bracket has an extent; that of a block
  /// has none and may stand far below the last child.
  func finished(_ content: YAMLNode.Content, by event: YAMLEvent) -> CollectionParts {
    var parts = self
    parts.content = content
    if !event.offsets.isEmpty { parts.end = event.offsets.upperBound }
    return parts
  }

  /// The parts as far as they could be read.
  func cut(_ content: YAMLNode.Content) -> CollectionParts {
    var parts = self
    parts.content = content
    parts.markIncomplete()
    return parts
  }
}

extension YAMLNode {
  /// A null that nobody wrote.
  ///
  /// - Parameter isComplete: Whether nothing is what the file has there.
  static func nothing(at range: SourceRange, isComplete: Bool = true) -> YAMLNode {
    YAMLNode(
      content: .scalar(YAMLScalar(text: "", isPlain: true)), range: range, isComplete: isComplete)
  }
}
