import NavgenSource
import NavgenTestSupport
import Testing

@testable import NavgenCore

/// The model of a spec that has to be valid, without a word to say about it.
func acceptedModel(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> NavigationModel {
  let result = check(SourceFile(path: "navigation.yaml", text: text))
  let said = DiagnosticFormat.text.render(result.diagnostics)
  #expect(said.isEmpty, sourceLocation: sourceLocation)
  return try #require(result.model, sourceLocation: sourceLocation)
}

/// What is said of a spec, one line each, without the name of the file.
func complaints(_ text: String) -> [String] {
  check(SourceFile(path: "navigation.yaml", text: text)).diagnostics.map { diagnostic in
    let start = diagnostic.range.start
    return "\(start.line):\(start.column) \(diagnostic.id)"
  }
}

/// A spec with two tabs, `home` and `other`, and the lines given.
func spec(_ lines: String) -> String {
  """
  navgen: 1
  tabs:
    home: { title: Home, icon: house }
    other: { title: Other, icon: circle }

  """ + lines
}
