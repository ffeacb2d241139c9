/// The question that helps with a misspelt name, when some known one is near.
package func suggestion(for name: String, in known: some Sequence<String>) -> String? {
  // Nobody declares as many, and comparing with each must not take long.
  nearestName(to: name, in: known.prefix(1000)).map(didYouMean)
}

/// The question whether another name was meant.
package func didYouMean(_ name: String) -> String {
  "did you mean \(quoted(name))?"
}
