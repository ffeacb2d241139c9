import NavgenSource

/// The entries of a mapping as they are read: each key once, and at most one merge.
struct EntryList {
  private var written: [YAMLEntry] = []
  private var places: [String: SourceRange] = [:]
  private var merge: (entries: [YAMLEntry], index: Int, place: SourceRange)?

  /// Where a key stands already.
  func place(of key: String) -> SourceRange? { places[key] }

  /// Where the merge key stands already.
  var mergePlace: SourceRange? { merge?.place }

  mutating func append(_ entry: YAMLEntry) {
    places[entry.key.value] = entry.key.range
    written.append(entry)
  }

  /// - Parameter entries: what the merge brings; of those with one key the first wins.
  mutating func merge(_ entries: [YAMLEntry], at place: SourceRange) {
    merge = (entries, written.count, place)
  }

  /// All entries: what the merge brings stands where its key stands, without the keys that the
  /// mapping has itself.
  var merged: [YAMLEntry] {
    guard let merge else { return written }
    var known = Set(places.keys)
    let brought = merge.entries.filter { known.insert($0.key.value).inserted }
    return Array(written[..<merge.index]) + brought + written[merge.index...]
  }
}
