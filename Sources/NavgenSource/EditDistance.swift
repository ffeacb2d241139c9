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
    let letters = text.utf8.withContiguousStorageIfAvailable(letters(ofBytes:)) ?? nil
    return letters ?? text.lowercased().map { numbers[$0] ?? Self.unknown }
  }

  /// The same for a text of which each letter is one byte; `nil` for another.
  private func letters(ofBytes bytes: UnsafeBufferPointer<UInt8>) -> [Int]? {
    var isFinished = true
    let letters = byteNumbers.withUnsafeBufferPointer { numbers in
      [Int](unsafeUninitializedCapacity: bytes.count) { letters, count in
        guard let bytes = bytes.baseAddress, let numbers = numbers.baseAddress,
          let start = letters.baseAddress
        else { return }
        while count < letters.count, bytes[count] < 0x80 {
          (start + count).initialize(to: numbers[Int(bytes[count])])
          count += 1
        }
        isFinished = count == letters.count
      }
    }
    return isFinished ? letters : nil
  }

  /// The distance to a word; `nil` when it is above the limit, which is found out early.
  func distance(to other: [Int], within limit: Int) -> Int? {
    guard abs(other.count - count) <= limit else { return nil }
    if other.isEmpty || letters.isEmpty { return max(other.count, count) }
    return letters.withUnsafeBufferPointer { letters in
      other.withUnsafeBufferPointer { other in
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * (other.count + 1)) { rows in
          boundedDistance(letters, other, within: limit, rows: rows)
        }
      }
    }
  }
}

/// The distance of two words that have letters; `nil` when it is above the limit.
///
/// Only what is near the diagonal of the table is worked out: further from it every path is above the limit. An
/// unoptimised build runs inside the plugin, and there pointers are many times faster than arrays.
///
/// - Parameter rows: Room for three rows of the table.
private func boundedDistance(
  _ left: UnsafeBufferPointer<Int>, _ right: UnsafeBufferPointer<Int>, within limit: Int,
  rows: UnsafeMutableBufferPointer<Int>
) -> Int? {
  let (height, width) = (left.count, right.count)
  guard let left = left.baseAddress, let right = right.baseAddress,
    var beforePrevious = rows.baseAddress
  else { return nil }
  rows.initialize(repeating: limit + 1)
  var previous = beforePrevious + width + 1
  var current = previous + width + 1
  var column = 0
  while column <= width {
    previous[column] = column
    column += 1
  }
  var row = 0
  while row < height {
    let first = max(row - limit, 0)
    let end = min(row + limit + 1, width)
    current[first] = first == 0 ? row + 1 : limit + 1
    var least = current[first]
    column = first
    while column < end {
      var cost = previous[column] + (left[row] == right[column] ? 0 : 1)
      if column < row + limit { cost = min(cost, previous[column + 1] + 1) }
      cost = min(cost, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, beforePrevious[column - 1] + 1)
      }
      current[column + 1] = cost
      least = min(least, cost)
      column += 1
    }
    if least > limit { return nil }
    (beforePrevious, previous, current) = (previous, current, beforePrevious)
    row += 1
  }
  return previous[width] <= limit ? previous[width] : nil
}
