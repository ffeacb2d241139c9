/// Where entries with an error stand, with all that aliases and merges bring into them, and which of their keys have
/// one.
struct DamagedEntries: Sendable {
  private struct Part: Sendable {
    let place: Range<Int>
    /// `nil` when what is missing may be anything.
    let keys: Set<String>?
    /// Where the parts up to this one end.
    let reach: Int
  }

  private var keys: [Range<Int>: Set<String>?] = [:]
  private var parts: [Part] = []

  /// Adds a place; one that several entries share has what is wrong with each.
  mutating func add(_ place: Range<Int>, _ names: Set<String>?) {
    guard let known = keys[place] else {
      keys.updateValue(names, forKey: place)
      return
    }
    keys.updateValue(names.flatMap { names in known.map(names.union) }, forKey: place)
  }

  /// Makes it ready to be asked.
  mutating func sort() {
    let sorted = keys.sorted {
      ($0.key.lowerBound, $0.key.upperBound) < ($1.key.lowerBound, $1.key.upperBound)
    }
    var reach = 0
    parts = sorted.map { place, keys in
      reach = max(reach, place.upperBound)
      return Part(place: place, keys: keys, reach: reach)
    }
  }

  /// Whether an offset is in an entry with an error at one of some keys, or at none that is known.
  func isDamaged(at offset: Int, _ names: [String]) -> Bool {
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].place.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    for part in parts[..<low].reversed() {
      if part.reach < offset { return false }
      guard part.place.upperBound >= offset else { continue }
      if part.keys.map({ !$0.isDisjoint(with: names) }) ?? true { return true }
    }
    return false
  }
}
