import NavgenSource

/// Which names there are, at the beginning of a next step; nothing where there is none.
///
/// - Parameter kind: What one of them is.
func listing(_ known: [String], as kind: String) -> String {
  let names = quotedList(Array(known.prefix(10)))
  switch known.count {
  case 0: return ""
  case 1: return "the only \(kind) is \(names); "
  case 2...10: return "the \(kind)s are \(names); "
  default: return "among the \(kind)s are \(names); "
  }
}

/// Several words as a sentence lists them: `'a', 'b' and 'c'`.
func quotedList(_ words: [String], _ conjunction: String = "and") -> String {
  let quotes = words.map(quoted)
  guard quotes.count > 1, let last = quotes.last else { return quotes.joined() }
  return "\(quotes.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
}
