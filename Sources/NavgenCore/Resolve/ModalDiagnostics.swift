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
    Diagnostic(
      .error, id: "malformed-detent", "\(quoted(text.value)) is not a height of a sheet",
      at: text.range,
      help: heightHelp(for: text.value) ?? suggestion(for: text.value, in: ["medium", "large"])
        ?? "write 'medium', 'large', a fraction such as 0.4, or points such as 320")
  }

  /// The height that was meant by one that others write so.
  private static func heightHelp(for text: String) -> String? {
    // One point to Swift, all of the height to most people.
    if let number = Double(text), (1..<10).contains(number) {
      return number == 1
        ? "write 'large' for the whole height"
        : "write a fraction below 1 such as 0.5, 'large' for the whole height, or points such as 320"
    }
    switch text {
    case "full", "fullscreen": return "write 'large' for the whole height"
    case "half": return "write 'medium' for about half of the height"
    default: break
    }
    let digits = text.prefix { $0.isNumber || $0 == "." }
    if text == digits + "%", let percent = Int(digits), (1..<100).contains(percent) {
      return "write '\(Double(percent) / 100)'"
    }
    if text == digits + "pt", !digits.isEmpty { return "write '\(digits)'" }
    let call = text.split { "()".contains($0) }
    guard call.count == 2, text.hasSuffix(")"), Double(call[1]) != nil,
      ["fraction", "height"].contains(call[0].drop { $0 == "." })
    else { return nil }
    return "write '\(call[1])'"
  }

  static func resultWithDefault(_ text: Located<String>) -> Diagnostic {
    Diagnostic(
      .error, id: "result-with-default",
      "\(quoted(text.value)) is a default, which a result does not have", at: text.range,
      help: "write the type alone")
  }
}
