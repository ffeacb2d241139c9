import NavgenSource

// What can be wrong with flags and with what depends on them.
extension Diagnostic {
  static func tooManyFlags(count: Int, limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "too-many-flags", "the spec has \(count) flags, expected at most \(limit)",
      at: range, help: "merge flags that change together")
  }

  static func unknownFlag(_ flag: Located<String>, known: [String]) -> Diagnostic {
    return Diagnostic(
      .error, id: "unknown-flag", "\(quoted(flag.value)) is not a flag", at: flag.range,
      help: conditionHelp(for: flag.value, known: known)
        ?? suggestion(for: flag.value, in: known)
        ?? listing(known, as: "flag") + "declare it under 'flags' with its value at launch")
  }

  /// What to write instead of a condition, as Swift has them; a suggestion could turn its meaning round.
  private static func conditionHelp(for text: String, known: [String]) -> String? {
    guard text.contains(where: { " !&|,+".contains($0) }) else { return nil }
    if let opposite = oppositeHelp(for: text, known) { return opposite }
    let words = text.split { " &,+".contains($0) }.map(String.init).filter { $0 != "and" }
    return words.allSatisfy(known.contains)
      ? "write a list of all that must be set: '[\(words.joined(separator: ", "))]'"
      : "declare one flag that says so under 'flags'"
  }

  /// What to write instead of `!beta`.
  private static func oppositeHelp(for text: String, _ known: [String]) -> String? {
    let name = text.hasPrefix("not ") ? text.dropFirst(4) : text.drop { "! ".contains($0) }
    guard name.count < text.count, isId(String(name)) else { return nil }
    let nearest = nearestName(to: String(name), in: known) ?? String(name)
    return "there is no 'not'; "
      + (known.contains(nearest)
        ? "declare a flag that says the opposite of \(quoted(nearest)) under 'flags'"
        : listing(known, as: "flag") + "declare a flag that says it under 'flags'")
  }

  static func emptyVisible(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "empty-list", "'visible' names no flag, expected at least one", at: range,
      help: "name some, or remove 'visible' to show it always")
  }
}
