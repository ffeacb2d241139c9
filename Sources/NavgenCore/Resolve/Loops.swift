/// The loops of a list in which each item leads to at most one other, in the order of their first items.
/// Each begins with the lowest of its indexes and goes the way the items lead.
func loops(_ next: [Int?]) -> [[Int]] {
  /// The walk that came by an item first.
  var visitor: [Int?] = Array(repeating: nil, count: next.count)
  return next.indices.compactMap { start in
    var walk: [Int] = []
    var current: Int? = start
    while let index = current, visitor[index] == nil {
      visitor[index] = start
      walk.append(index)
      current = next[index]
    }
    guard let end = current, visitor[end] == start, let first = walk.firstIndex(of: end) else {
      return nil
    }
    let loop = walk[first...]
    let head = loop.min().flatMap { loop.firstIndex(of: $0) } ?? first
    return Array(loop[head...] + loop[..<head])
  }
}
