extension String {
  /// The text with every control and invisible direction character made visible, so that the user's
  /// own words can neither break a line of output nor reorder it.
  package var onOneLine: String {
    guard unicodeScalars.contains(where: \.isInvisible) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isInvisible {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Fewer than what a Swift literal spells by its number: a message may hold what joins letters or
  /// emoji and what this Swift does not know yet; they do no harm on a terminal, and the user's words
  /// should look as they were written.
  var isInvisible: Bool {
    // A byte order mark in the middle of a text is a space without width that nobody can see.
    if value == 0xFEFF { return true }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return properties.isBidiControl
    default: return false
    }
  }
}
