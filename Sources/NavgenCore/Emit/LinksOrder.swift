/// The patterns from the most specific to the least: of two that one URL can match, the right one first.
///
/// The proof that addresses are unambiguous makes this one order, whatever the order of the file.
func bySpecificity(_ cases: [LinkCase], isCaseSensitive: Bool) -> [LinkCase] {
  let reader = LinkReader(isCaseSensitive: isCaseSensitive)
  let ranks = cases.map { $0.ranks(reader) }
  return cases.indices.sorted { left, right in
    if ranks[left] == ranks[right] { return left < right }
    return ranks[left].lexicographicallyPrecedes(ranks[right])
  }.map { cases[$0] }
}

extension LinkCase {
  /// Numbers for the parts of the path, then for the query: the smaller, the more specific.
  fileprivate func ranks(_ reader: LinkReader) -> [Int] {
    let entry = LinkEntry(target: .tab(0), pattern: pattern, parameters: parameters)
    guard let variant = reader.variants(of: entry, index: 0).first else { return [] }
    let required = variant.requiredQuery.sorted { $0.key < $1.key }
    return variant.segments.flatMap(\.ranks)
      + (variant.rest.map { [Int.max, $0.rank.rawValue] } ?? [])
      + [-1, -required.count] + required.map(\.type.rank.rawValue)
  }
}

extension SegmentForm {
  fileprivate var ranks: [Int] {
    guard case .placeholder(let prefix, let type, let suffix) = self else { return [rank.rawValue] }
    return [rank.rawValue, -prefix.utf8.count - suffix.utf8.count, type.rank.rawValue]
  }
}
