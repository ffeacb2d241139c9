/// The place of a view in the tree, which its state belongs to.
///
/// Two evaluations give a view the same identity when it stands at the same place of the same source,
/// in the same branches and, within a `ForEach`, tab or stack, under the same id.
package struct Identity: Hashable, CustomStringConvertible {
  private let parts: [AnyHashable]

  /// The root of a tree.
  package static let root = Identity(parts: [])

  private init(parts: [AnyHashable]) {
    self.parts = parts
  }

  /// The identity of something inside.
  package func appending(_ part: some Hashable) -> Identity {
    Identity(parts: parts + [AnyHashable(part)])
  }

  /// Whether this is the other one, or inside it.
  package func isInside(_ other: Identity) -> Bool {
    parts.starts(with: other.parts)
  }

  package var description: String {
    parts.map { "\($0.base)" }.joined(separator: "/")
  }
}
