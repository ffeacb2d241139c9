import NavgenSource

// What can be wrong with a modal.
extension Diagnostic {
  static func tooManyModals(count: Int, limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "too-many-modals", "the spec has \(count) modals, expected at most \(limit)",
      at: range,
      help: "merge modals that look alike; Swift does not compile many more cases")
  }

  static func detentsWithoutSheet(
    of modal: String, style: Located<String>, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "detents-without-sheet",
      "'detents' is for sheets, but \(quoted(modal)) is a \(style.value)", at: range,
      notes: [Note("the style is given here", at: style.range)],
      help: "remove 'detents', or write 'style: sheet'")
  }

  static func emptyDetents(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "empty-list", "'detents' has no height, expected at least one", at: range,
      help: "list some, such as '[medium, large]', or remove the key")
  }

  static func malformedDetent(_ text: Located<String>) -> Diagnostic {
    // One point to Swift, all of the height to most people.
    let isWhole = Double(text.value) == 1
    return Diagnostic(
      .error, id: "malformed-detent", "\(quoted(text.value)) is not a height of a sheet",
      at: text.range,
      help: isWhole
        ? "write 'large' for the whole height"
        : suggestion(for: text.value, in: ["medium", "large"])
          ?? "write 'medium', 'large', a fraction such as 0.4, or points such as 320")
  }

  static func resultWithDefault(_ text: Located<String>) -> Diagnostic {
    Diagnostic(
      .error, id: "result-with-default",
      "\(quoted(text.value)) is a default, which a result does not have", at: text.range,
      help: "write the type alone")
  }
}
