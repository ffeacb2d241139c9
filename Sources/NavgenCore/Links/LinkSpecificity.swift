/// Which of two forms is the more specific, and so which of two patterns gets a URL that both match.
///
/// Each side may have been ahead somewhere; only one that is ahead alone wins.
struct Lead: Equatable {
  var first = false
  var second = false

  /// Neither is more specific.
  static let equal = Lead()
  /// Each has something for it, so that nobody can tell.
  static let both = Lead(first: true, second: true)

  var isClear: Bool { first != second }
  var swapped: Lead { Lead(first: second, second: first) }

  static func + (left: Lead, right: Lead) -> Lead {
    Lead(first: left.first || right.first, second: left.second || right.second)
  }

  /// The one with the smaller rank is ahead.
  init<Rank: Comparable>(_ first: Rank, _ second: Rank) {
    self.init(first: first < second, second: second < first)
  }

  init(first: Bool = false, second: Bool = false) {
    self.first = first
    self.second = second
  }
}

/// From the most specific kind of form to the least.
enum SpecificityRank: Int, Comparable {
  case literal
  case choice
  case affixed
  case strict
  case external
  case text

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension LinkValueType {
  var rank: SpecificityRank {
    switch kind {
    case .choice: return .choice
    case .external: return .external
    case .builtIn(.string), .builtIn(.url): return .text
    case .builtIn: return .strict
    }
  }
}

extension SegmentForm {
  var rank: SpecificityRank {
    switch self {
    case .literal: return .literal
    case .placeholder(let prefix, let type, let suffix):
      return prefix.isEmpty && suffix.isEmpty || type.rank == .choice ? type.rank : .affixed
    }
  }
}

/// Compares two forms that some text has both of.
///
/// Two different forms of one rank are not comparable, unless the affixes of one contain those of the other.
func compare(_ first: SegmentForm, _ second: SegmentForm) -> Lead {
  if first == second { return .equal }
  let lead = Lead(first.rank, second.rank)
  guard lead == .equal, case .placeholder(let prefix, let type, let suffix) = first,
    case .placeholder(let otherPrefix, let otherType, let otherSuffix) = second,
    first.rank == .affixed
  else { return lead == .equal ? .both : lead }
  if prefix == otherPrefix, suffix == otherSuffix { return compare(type, otherType) }
  return Lead(
    first: prefix.utf8.count > otherPrefix.utf8.count || suffix.utf8.count > otherSuffix.utf8.count,
    second: prefix.utf8.count < otherPrefix.utf8.count || suffix.utf8.count < otherSuffix.utf8.count
  )
}

/// Compares the types of values at one place; types of one rank are not comparable.
func compare(_ first: LinkValueType, _ second: LinkValueType) -> Lead {
  if first == second { return .equal }
  let lead = Lead(first.rank, second.rank)
  return lead == .equal ? .both : lead
}
