import NavgenSource

/// Several words as a sentence lists them: `'a', 'b' and 'c'`.
func quotedList(_ words: [String], _ conjunction: String = "and") -> String {
  let quotes = words.map(quoted)
  guard quotes.count > 1, let last = quotes.last else { return quotes.joined() }
  return "\(quotes.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
}
