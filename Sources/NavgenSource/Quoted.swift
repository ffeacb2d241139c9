/// The user's own words in a message: in single quotes, and cut where nobody would read on.
package func quoted(_ words: some StringProtocol) -> String {
  let limit = 60
  return words.count > limit ? "'\(words.prefix(limit))…'" : "'\(words)'"
}
