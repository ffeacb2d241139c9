/// The candidate that a misspelt name most likely means, or `nil` when none is near enough.
///
/// Near enough is a third of the letters, at least one and at most three, and never all of them;
/// case is ignored, since it is the commonest slip. Of equally near ones the first wins, so the
/// order of candidates matters. A spec may hold a thousand such names and a thousand candidates for
/// each, so a candidate costs little unless it is near.
package func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  let word = FoldedWord(name)
  // Nobody misspells a name of this length; comparing two such texts could take minutes.
  guard word.count <= 100 else { return nil }
  var limit = min(max(word.count / 3, 1), 3, max(word.count - 1, 0))
  var best: String?
  for candidate in candidates where limit >= 0 && word.mayBeNear(candidate, within: limit) {
    guard let distance = word.distance(to: word.letters(of: candidate), within: limit) else {
      continue
    }
    best = candidate
    limit = distance - 1
  }
  return best
}

/// The number of single-letter changes (insert, remove, replace, swap neighbours) of two words, case
/// ignored.
package func editDistance(_ left: String, _ right: String) -> Int {
  let word = FoldedWord(left)
  let letters = word.letters(of: right)
  return word.distance(to: letters, within: max(word.count, letters.count)) ?? 0
}

/// A word to compare others with. Each of its letters has a number, upper case or lower, by which it is
/// found in them; comparing numbers is many times faster than comparing characters.
private struct FoldedWord {
  /// The number of each letter that the word does not have.
  private static let unknown = -1

  private let letters: [Int]
  private let numbers: [Character: Int]
  /// The same for the letters of one byte, by that byte.
  private let byteNumbers: [Int]

  var count: Int { letters.count }

  init(_ text: String) {
    var letters: [Int] = []
    var numbers: [Character: Int] = [:]
    for character in text.lowercased() {
      let number = numbers[character] ?? numbers.count
      numbers[character] = number
      letters.append(number)
    }
    self.letters = letters
    self.numbers = numbers
    byteNumbers = (UInt8.min..<0x80).map { byte in
      let letter = Character(Unicode.Scalar(byte)).lowercased()
      return numbers[Character(letter)] ?? Self.unknown
    }
  }

  /// Whether the length of a text leaves it possible. The number of its bytes is known at once; a letter
  /// has at least one and, whatever is joined to it, not more than forty.
  func mayBeNear(_ text: String, within limit: Int) -> Bool {
    let bytes = text.utf8.count
    return bytes >= count - limit && bytes <= (count + limit) * 40
  }

  /// The letters of another word by their numbers here.
  func letters(of text: String) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      guard byte < 0x80 else { return text.lowercased().map { numbers[$0] ?? Self.unknown } }
      result.append(byteNumbers[Int(byte)])
    }
    return result
  }

  /// The distance to a word; `nil` when it is above the limit, which is found out early.
  func distance(to other: [Int], within limit: Int) -> Int? {
    guard abs(other.count - count) <= limit else { return nil }
    var beforePrevious: [Int] = []
    var previous = Array(0...other.count)
    var current = previous
    for row in letters.indices {
      // Further from the diagonal every path is above the limit.
      let first = max(row - limit, 0)
      let last = min(row + limit, other.count - 1)
      let above = limit + 1
      current[first] = first == 0 ? row + 1 : above
      var least = current[first]
      for column in first..<max(last + 1, first) {
        let replaced = previous[column] + (letters[row] == other[column] ? 0 : 1)
        let removed = column < row + limit ? previous[column + 1] + 1 : above
        var cost = min(replaced, removed, current[column] + 1)
        if row > 0, column > 0, letters[row] == other[column - 1],
          letters[row - 1] == other[column]
        {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current[column + 1] = cost
        least = min(least, cost)
      }
      if least > limit { return nil }
      let free = beforePrevious.isEmpty ? current : beforePrevious
      (beforePrevious, previous, current) = (previous, current, free)
    }
    return previous[other.count] <= limit ? previous[other.count] : nil
  }
}
