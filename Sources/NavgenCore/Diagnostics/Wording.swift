import NavgenSource

/// Several words as a sentence lists them: `'a', 'b' and 'c'`.
func quotedList(_ words: [String], _ conjunction: String = "and") -> String {
  let quotes = words.map(quoted)
  guard quotes.count > 1, let last = quotes.last else { return quotes.joined() }
  return "\(quotes.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
}

/// The question that helps with a misspelt name, when some known one is near.
func suggestion(for name: String, in known: [String]) -> String? {
  // Nobody declares as many, and comparing with each must not take long.
  nearestName(to: name, in: known.prefix(1000)).map { "did you mean '\($0)'?" }
}
