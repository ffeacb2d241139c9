@testable import NavgenCore

/// Finds the pattern of an address by trying all of them and comparing each with each: what the tree has to
/// agree with.
struct NaiveMatcher {
  let reader: LinkReader
  let entries: [LinkEntry]
  let variants: [LinkVariant]

  init(_ entries: [LinkEntry], isCaseSensitive: Bool) {
    let reader = LinkReader(isCaseSensitive: isCaseSensitive)
    self.reader = reader
    self.entries = entries
    variants = entries.enumerated().flatMap { reader.variants(of: $1, index: $0) }
  }

  /// The variants that match, in no order.
  func matching(_ path: [String], _ query: [DecodedQueryItem]) -> [LinkVariant] {
    variants.filter { variant in
      guard
        variant.rest == nil
          ? path.count == variant.segments.count : path.count >= variant.segments.count,
        zip(path, variant.segments).allSatisfy({ reader.accepts($0, $1) })
      else { return false }
      return (try? reader.match(path, query, entries[variant.entry])) != nil
    }
  }

  /// Which of two variants gets a path of a length that both have.
  func lead(_ first: LinkVariant, _ second: LinkVariant, count: Int) -> Lead {
    var lead = reader.sharedQuery(first, second)?.lead ?? .both
    for index in 0..<count {
      lead = lead + compare(item(first, index), item(second, index), first.rest, second.rest)
    }
    return lead + compare(nil, nil, first.rest, second.rest)
  }

  private func item(_ variant: LinkVariant, _ index: Int) -> SegmentForm? {
    variant.segments.indices.contains(index) ? variant.segments[index] : nil
  }

  /// Compares what two variants have at one place; `nil` is the rest, or else the end.
  private func compare(
    _ first: SegmentForm?, _ second: SegmentForm?, _ firstRest: LinkValueType?,
    _ secondRest: LinkValueType?
  ) -> Lead {
    switch (first, second) {
    case (let first?, let second?): return NavgenCore.compare(first, second)
    case (_?, nil): return Lead(first: true)
    case (nil, _?): return Lead(second: true)
    case (nil, nil): break
    }
    switch (firstRest, secondRest) {
    case (let first?, let second?): return NavgenCore.compare(first, second)
    case (_?, nil): return Lead(second: true)
    case (nil, _?): return Lead(first: true)
    case (nil, nil): return .equal
    }
  }
}
