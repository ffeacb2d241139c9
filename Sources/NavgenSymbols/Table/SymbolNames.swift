/// The names of the table, as bytes, and what their entries say.
///
/// The tool runs unoptimised inside a plugin, where a closure for each byte would be felt; so bytes are looked at
/// by index here, and most entries are passed over unread.
struct SymbolNames: Sendable {
  private let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Finds a name among those that begin with its first part.
  func entry(of name: String) -> SymbolEntry? {
    let parts = name.utf8.split(separator: .dot, omittingEmptySubsequences: false).map(Array.init)
    guard let head = parts.first, let line = line(of: head) else { return nil }
    let words = [head] + parts.dropFirst().map(abbreviated)
    var entries = EntryCursor(bytes, line.dropFirst(head.count))
    // How many parts the entry before has in common with the name.
    var matched = 1
    while let entry = entries.next() {
      // What shares more than that with the one before differs from the name where that does.
      if entry.sharedCount > matched { continue }
      matched = entry.sharedCount
      var rest = entry.added
      while matched < words.count, let shorter = without(words[matched], rest) {
        matched += 1
        rest = shorter
      }
      if matched == words.count, rest.isEmpty { return entry }
    }
    return nil
  }

  /// All of them, in the order of the table.
  var all: [String] {
    var all: [String] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let line = start..<lineEnd(from: start)
      let head = line.prefix(headLength(of: line))
      var reader = NameReader(head: bytes[head])
      var entries = EntryCursor(bytes, line.dropFirst(head.count))
      while let entry = entries.next() {
        reader.read(sharing: entry.sharedCount, bytes[entry.added])
        all.append(reader.text)
      }
      start = line.upperBound + 1
    }
    return all
  }

  /// What is left of added parts without the first one, if that is the given one; else nothing.
  private func without(_ word: [UInt8], _ added: Range<Int>) -> Range<Int>? {
    var index = added.lowerBound
    for byte in word {
      guard index < added.upperBound, bytes[index] == byte else { return nil }
      index += 1
    }
    if index == added.upperBound || word.first?.isAbbreviation == true {
      return word.isEmpty ? nil : index..<added.upperBound
    }
    if bytes[index] == .dot { index += 1 } else if !bytes[index].isAbbreviation { return nil }
    return index..<added.upperBound
  }

  /// The line that begins with a part, found by halving.
  private func line(of head: [UInt8]) -> Range<Int>? {
    var range = bytes.startIndex..<bytes.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      var start = middle
      while start > range.lowerBound, bytes[start - 1] != .newline { start -= 1 }
      let line = start..<lineEnd(from: middle)
      let found = Array(bytes[line.prefix(headLength(of: line))])
      if found == head { return line }
      if head.lexicographicallyPrecedes(found) {
        range = range.lowerBound..<start
      } else {
        range = min(line.upperBound + 1, range.upperBound)..<range.upperBound
      }
    }
    return nil
  }

  private func lineEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.endIndex, bytes[end] != .newline { end += 1 }
    return end
  }

  private func headLength(of line: Range<Int>) -> Int {
    var end = line.lowerBound
    while end < line.upperBound, bytes[end] != .gap { end += 1 }
    return end - line.lowerBound
  }
}
