/// The candidate that a misspelt name most likely means, or `nil` when none is near enough.
///
/// Near enough is a third of the letters, at least one and at most three, and never all of them;
/// case is ignored, since it is the commonest slip. Of equally near ones the first wins, so the
/// order of candidates matters.
package func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  let length = name.count
  // Nobody misspells a name of this length; comparing two such texts could take minutes.
  guard length <= 100 else { return nil }
  let limit = min(max(length / 3, 1), 3, max(length - 1, 0))
  let folded = name.lowercased()
  var best: (name: String, distance: Int)?
  for candidate in candidates where abs(candidate.count - length) <= limit {
    let distance = editDistance(folded, candidate.lowercased())
    if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
}

/// The number of single-letter changes (insert, remove, replace, swap neighbours) of two words.
package func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left)
  let right = Array(right)
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
      var cost = min(replaced, previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, beforePrevious[column - 1] + 1)
      }
      current.append(cost)
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[right.count]
}
