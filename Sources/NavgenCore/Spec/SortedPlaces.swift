import NavgenSource
import NavgenYAML

/// Where something begins in a file, such as errors, ascending.
struct SortedPlaces: Sendable {
  private let offsets: [Int]

  init(_ places: [SourceRange]) {
    offsets = places.map(\.offsets.lowerBound).sorted()
  }

  /// Whether there is one in a node or in what it holds, wherever that was written.
  func hasAny(in node: YAMLNode) -> Bool {
    if !node.isComplete || hasAny(in: node.range.offsets) { return true }
    guard case .mapping(let entries) = node.content else {
      return node.children.contains(where: hasAny)
    }
    return entries.contains { hasAny(in: $0.key.range.offsets) || hasAny(in: $0.value) }
  }

  /// Whether there is one at a key of a node or of what it holds.
  func hasAnyKey(in node: YAMLNode) -> Bool {
    if offsets.isEmpty { return false }
    guard case .mapping(let entries) = node.content else {
      return node.children.contains(where: hasAnyKey)
    }
    return entries.contains { hasAny(at: $0.key.range) || hasAnyKey(in: $0.value) }
  }

  /// Whether there is one from the first to the last offset; nothing at all has its place too.
  func hasAny(in range: Range<Int>) -> Bool {
    let index = offsets.end { $0 >= range.lowerBound }
    return index < offsets.count && offsets[index] <= range.upperBound
  }

  /// Whether there is one at the very place.
  func hasAny(at place: SourceRange) -> Bool {
    let index = offsets.end { $0 >= place.offsets.lowerBound }
    return index < offsets.count && offsets[index] == place.offsets.lowerBound
  }
}

extension Array {
  /// Where those end that come before what a condition holds for; it must hold for all that follow.
  func end(before isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension YAMLNode {
  var children: [YAMLNode] {
    switch content {
    case .scalar: return []
    case .sequence(let items): return items
    case .mapping(let entries): return entries.map(\.value)
    }
  }

  /// Its place, and the places of those parts that stand elsewhere.
  var extents: [Range<Int>] {
    let own = range.offsets
    var parts = children.flatMap(\.extents)
    if case .mapping(let entries) = content { parts += entries.map(\.key.range.offsets) }
    return [own] + parts.filter { !own.contains($0.lowerBound) }
  }
}
