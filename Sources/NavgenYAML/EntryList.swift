import NavgenSource

/// The entries of a mapping as they are read: each key once, and at most one merge.
struct EntryList {
  private var written: [YAMLEntry] = []
  private var indexes: [String: Int] = [:]
  private var repeated: Set<String> = []
  private var merge: (entries: [YAMLEntry], index: Int, place: SourceRange)?

  /// Where a key stands already.
  func place(of key: String) -> SourceRange? { indexes[key].map { written[$0].key.range } }

  /// Where the merge key stands already.
  var mergePlace: SourceRange? { merge?.place }

  mutating func append(_ entry: YAMLEntry) {
    indexes[entry.key.value] = written.count
    written.append(entry)
  }

  /// Adds to the value of a key what it has where the key stands again. Only the second one is read, so that time
  /// stays in proportion to the file.
  mutating func join(_ value: YAMLNode, to key: String) {
    let isSecond = repeated.insert(key).inserted
    change(key) { isSecond ? $0.joined(with: value) : $0.incomplete }
  }

  /// Marks the value of a key that stands again, where what it has there is left out.
  mutating func markIncomplete(_ key: String) {
    change(key, \.incomplete)
  }

  private mutating func change(_ key: String, _ change: (YAMLNode) -> YAMLNode) {
    guard let index = indexes[key] else { return }
    written[index] = YAMLEntry(key: written[index].key, value: change(written[index].value))
  }

  /// - Parameter entries: what the merge brings; of those with one key the first wins.
  mutating func merge(_ entries: [YAMLEntry], at place: SourceRange) {
    merge = (entries, written.count, place)
  }

  /// All entries: what the merge brings stands where its key stands, without the keys that the
  /// mapping has itself.
  var merged: [YAMLEntry] {
    guard let merge else { return written }
    var known = Set(indexes.keys)
    let brought = merge.entries.filter { known.insert($0.key.value).inserted }
    return Array(written[..<merge.index]) + brought + written[merge.index...]
  }
}

extension YAMLNode {
  /// Two nodes of one name as one, after an error: a map with the entries of both, or else the first that is anything.
  func joined(with other: YAMLNode) -> YAMLNode {
    if isNull { return other }
    guard case .mapping(var entries) = content, case .mapping(let more) = other.content else {
      return incomplete
    }
    var indexes = Dictionary(
      entries.indices.map { (entries[$0].key.value, $0) }, uniquingKeysWith: { first, _ in first })
    for entry in more {
      guard let index = indexes[entry.key.value] else {
        indexes[entry.key.value] = entries.count
        entries.append(entry)
        continue
      }
      let value = entries[index].value.joined(with: entry.value)
      entries[index] = YAMLEntry(key: entries[index].key, value: value)
    }
    return YAMLNode(
      content: .mapping(entries), range: range, isComplete: isComplete && other.isComplete)
  }

  /// The same, of which nobody knows whether it is all.
  var incomplete: YAMLNode { YAMLNode(content: content, range: range, isComplete: false) }
}
