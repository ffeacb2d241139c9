import NavgenSource

/// The ways differences can be printed.
package enum DifferenceFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// For other tools.
  case json
  /// For the log of a GitHub workflow, which shows them at their lines.
  case github

  /// The whole output.
  package func render(_ differences: [NavigationDifference]) -> String {
    switch self {
    case .text: return differences.map(renderText).joined()
    case .json: return renderJSON(differences)
    case .github: return differences.map(renderGitHub).joined()
    }
  }
}

/// One difference on a line of its own, with its places and the next step below it.
private func renderText(_ difference: NavigationDifference) -> String {
  let kind = difference.isBreak ? "break" : "note"
  var text =
    "\(difference.area.rawValue): \(kind): \(difference.message.onOneLine) [\(difference.id)]\n"
  text += "  at \(difference.place.words)\n"
  if let place = difference.oldPlace { text += "  was at \(place.words)\n" }
  return text + "  help: \(difference.suggestion.onOneLine)\n"
}

extension SourceRange {
  fileprivate var words: String {
    "\(file.path.onOneLine):\(start.line):\(start.column)"
  }
}

private func renderJSON(_ differences: [NavigationDifference]) -> String {
  NavgenSource.renderJSON([
    "breaks": .flag(differences.contains(where: \.isBreak)),
    "differences": .list(differences.map(json)),
  ])
}

private func json(_ difference: NavigationDifference) -> JSONValue {
  [
    "area": .text(difference.area.rawValue),
    "id": .text(difference.id),
    "breaks": .flag(difference.isBreak),
    "message": .text(difference.message),
    "suggestion": .text(difference.suggestion),
    "old": difference.oldPlace.map(json) ?? .null,
    "new": json(difference.place),
  ]
}

private func json(_ place: SourceRange) -> JSONValue {
  [
    "file": .text(place.file.path),
    "line": .integer(place.start.line),
    "column": .integer(place.start.column),
  ]
}
