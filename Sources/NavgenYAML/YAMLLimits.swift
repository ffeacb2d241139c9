/// How much a document may ask for. A spec that people write stays far below all of it; the bounds
/// keep one made to hurt from taking a build down.
package struct YAMLLimits: Sendable {
  /// The most bytes that are read.
  package let bytes: Int
  /// The most collections inside each other, those that come in through aliases included. Whatever
  /// walks the tree may recurse, because of this.
  package let depth: Int
  /// The most nodes that aliases may add to what is written.
  package let aliasedNodes: Int
  /// The most nodes that are written, keys and aliases among them.
  package let nodes: Int
  /// The most bytes of one text.
  package let text: Int

  package init(
    bytes: Int, depth: Int, aliasedNodes: Int, nodes: Int = 500_000, text: Int = 10_000
  ) {
    self.bytes = bytes
    self.depth = depth
    self.aliasedNodes = aliasedNodes
    self.nodes = nodes
    self.text = text
  }

  package static let standard = YAMLLimits(bytes: 4 << 20, depth: 64, aliasedNodes: 50_000)
}
