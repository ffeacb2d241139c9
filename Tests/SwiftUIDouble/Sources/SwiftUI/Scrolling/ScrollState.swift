/// How far something is scrolled, kept for as long as it is in the tree.
package final class ScrollState {
  /// The height that a row is taken to have: nothing is laid out here.
  static let rowHeight = 44.0

  /// The distance from the top, in points.
  package fileprivate(set) var offset = 0.0
  /// How often code scrolled it.
  package private(set) var requests = 0
  /// The binding that follows the user, from `scrollPosition(_:)`.
  var position: Binding<ScrollPosition>?

  /// Scrolls by code.
  func scroll(to offset: Double) {
    self.offset = offset
    requests += 1
  }

  /// Scrolls as the user does.
  package func drag(to offset: Double) {
    self.offset = offset
    position?.wrappedValue.isPositionedByUser = true
  }
}

extension Node {
  /// The nodes that scroll, here and inside.
  var scrollers: [(state: ScrollState, node: Node)] {
    let inside = children.flatMap(\.scrollers)
    if case .scroll(let state) = role { return [(state, self)] + inside }
    return inside
  }

  /// The number of the row that has an id, or holds it; `nil` where nothing has.
  ///
  /// Rows are what a reader takes for them: the leaves, from the first on.
  func row(of id: AnyHashable) -> Int? {
    var row = 0
    return findRow(of: id, counting: &row)
  }

  private func findRow(of id: AnyHashable, counting row: inout Int) -> Int? {
    if name == "id", values["id"] as? AnyHashable == id { return row }
    if children.isEmpty { row += 1 }
    for child in children {
      if let found = child.findRow(of: id, counting: &row) { return found }
    }
    return nil
  }
}
