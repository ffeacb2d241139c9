import NavgenSource
import Testing

@testable import NavgenCore

/// What differs in two specs, as `id message`, breaks marked by a `!`.
func differences(
  from old: String, to new: String, in area: NavigationDifference.Area,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> [String] {
  try allDifferences(from: old, to: new, sourceLocation: sourceLocation)
    .filter { $0.area == area }
    .map { "\($0.isBreak ? "!" : "")\($0.id) \($0.message)" }
}

/// Everything that differs in two specs, which have to be valid without a warning.
func allDifferences(
  from old: String, to new: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> [NavigationDifference] {
  var diagnostics = DiagnosticList()
  let pair = SpecPair(
    old: SourceFile(path: "old.yaml", text: old), oldLock: nil,
    new: SourceFile(path: "new.yaml", text: new), newLock: nil)
  let found = diffSpecs(pair, diagnostics: &diagnostics)
  #expect(diagnostics.isEmpty, sourceLocation: sourceLocation)
  return try #require(found, sourceLocation: sourceLocation)
}

/// A spec with addresses, two tabs, and the routes given, one on each line.
func linked(_ routes: String, settings: String = "schemes: [shop]") -> String {
  spec(
    "links: { \(settings) }\nroutes:\n"
      + routes.split(separator: "\n").map { "  \($0)\n" }.joined())
}
