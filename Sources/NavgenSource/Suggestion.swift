/// How many names are compared with a misspelt one. Nobody declares as many, and it must not take long.
package let suggestionLimit = 1000

/// The question that helps with a misspelt name, when some known one is near.
package func suggestion(for name: String, in known: some Sequence<String>) -> String? {
  nearestName(to: name, in: known.prefix(suggestionLimit)).map(didYouMean)
}

/// The question whether another name was meant.
package func didYouMean(_ name: String) -> String {
  "did you mean \(quoted(name))?"
}
