import NavgenSource

/// An answer about one address, for people.
package func resolutionText(_ resolution: LinkResolution, _ model: NavigationModel) -> String {
  var lines = [resolution.headline]
  let width = resolution.candidates.map(\.entry.pattern.text.count).max() ?? 0
  for candidate in resolution.candidates {
    let pattern = candidate.entry.pattern.text
    let space = String(repeating: " ", count: width - pattern.count)
    let target = model.name(of: candidate.entry.target).words
    let fate = candidate.verdict.reason.map { "lost: \($0)" } ?? "won"
    lines.append("  \(pattern)\(space)  \(target), \(fate)")
  }
  return lines.map { "\($0.onOneLine)\n" }.joined()
}

/// What has to be set, as an addition to a sentence; nothing when nothing has to.
func flagWords(_ flags: [String]) -> String {
  if flags.isEmpty { return "" }
  return " (needs the flag\(flags.count == 1 ? "" : "s") \(flags.joined(separator: ", ")))"
}

extension LinkResolution {
  fileprivate var headline: String {
    let cause = reason.map { ": \($0)" } ?? ""
    switch outcome {
    case .ignored: return "ignored\(cause)"
    case .notFound: return "not found\(cause)"
    case .invalid: return "invalid\(cause)"
    case .opened: break
    }
    if let modal { return "presents \(modal.words)" }
    return (["opens the tab \(tab ?? "")"] + path.map(\.words)).joined(separator: " > ")
      + flagWords(flags)
  }
}

extension LinkFrame {
  /// The id and the values, as a call is written.
  fileprivate var words: String {
    let arguments = values.map { "\($0.id): \($0.value.words)" }
    return arguments.isEmpty ? id : "\(id)(\(arguments.joined(separator: ", ")))"
  }
}

extension LinkFrame.Value {
  fileprivate var words: String {
    switch self {
    case .one(let text): return text
    case .several(let texts): return "[\(texts.joined(separator: ", "))]"
    }
  }
}
