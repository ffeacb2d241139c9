extension SymbolIndex {
  /// The symbols that have every word in their names, those that fit best first.
  ///
  /// A word is a part of a name, the beginning of one or letters within one, in this order. What other icon
  /// sets call a symbol finds it too, like the beginning of a part. Of equally good ones the shorter name
  /// comes first. A localised variant is found only by its last part.
  package func search(_ text: String) -> [Symbol] {
    let words = nameParts(of: text)
    guard !words.isEmpty else { return [] }
    var found = matches(words, from: 0)
    let synonyms = [wholeWord(words), words.flatMap { commonWords[$0] ?? [$0] }]
    for others in synonyms where others != words {
      let seen = Set(found.map(\.index))
      found += matches(others, from: 1).filter { !seen.contains($0.index) }
    }
    return found.sorted().compactMap { table.symbol(named: names[$0.index]) }
  }

  /// The symbols that a search finds and that can be used: all targets have them, and have them by no newer
  /// name. Only the table in the tool knows of renames.
  package func search(_ text: String, availableFor targets: [SymbolTarget]) -> [Symbol] {
    search(text).filter { symbol in
      let newest = symbol.renamedTo.flatMap(SymbolTable.builtIn.symbol)
      return symbol.introduced.isAvailable(for: targets)
        && newest?.introduced.isAvailable(for: targets) != true
    }
  }

  private func matches(_ words: [String], from distance: Int) -> [Match] {
    names.indices.compactMap { match($0, words, from: distance) }
  }

  private func match(_ index: Int, _ words: [String], from start: Int) -> Match? {
    var distance = start
    for word in words {
      guard let step = parts[index].compactMap({ closeness(of: $0, to: word) }).min() else {
        return nil
      }
      distance += step
    }
    if let code = parts[index].last, !words.contains(String(code)), isVariant(names[index]) {
      return nil
    }
    return Match(
      distance: distance, partCount: parts[index].count, length: names[index].utf8.count,
      index: index)
  }

  private func isVariant(_ name: String) -> Bool {
    baseName(of: name).flatMap(table.symbol) != nil
  }

  /// How far a part is from a word, from 0; `nil` when it has nothing of it.
  private func closeness(of part: Substring, to word: String) -> Int? {
    if part == word { return 0 }
    if part.hasPrefix(word) { return 1 }
    return contains(part, word) ? 2 : nil
  }

  private func contains(_ part: Substring, _ word: String) -> Bool {
    let letters = Array(word.utf8)
    let all = Array(part.utf8)
    guard all.count > letters.count else { return false }
    return (1...(all.count - letters.count)).contains { start in
      all[start..<(start + letters.count)].elementsEqual(letters)
    }
  }
}

/// A symbol that a search found, and how well it fits.
private struct Match: Comparable {
  let distance: Int
  let partCount: Int
  let length: Int
  let index: Int

  static func < (left: Match, right: Match) -> Bool {
    (left.distance, left.partCount, left.length, left.index)
      < (right.distance, right.partCount, right.length, right.index)
  }
}
