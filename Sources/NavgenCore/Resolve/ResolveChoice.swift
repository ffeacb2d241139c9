import NavgenSource

/// The one of a few words that a text is, or `nil` with an error that lists them.
///
/// - Parameter key: The key that takes the words, for messages.
func resolveChoice<Choice: RawRepresentable<String> & CaseIterable>(
  _ text: Located<String>?, of key: some SpecKey, diagnostics: inout DiagnosticList
) -> Choice? {
  guard let text else { return nil }
  let choice = Choice(rawValue: text.value)
  if choice == nil {
    let known = Choice.allCases.map(\.rawValue)
    diagnostics.add(.unknownValue(text, of: key.rawValue, known: known))
  }
  return choice
}

/// Whether something of the bar is there.
enum Visibility: String, CaseIterable {
  case visible
  case hidden
}

/// What a tab can be for the system beside a tab.
enum TabRole: String, CaseIterable {
  case search
}
