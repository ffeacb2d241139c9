import Foundation
import Testing

@testable import NavgenCore

@Suite("Names that no new enum may have")
struct TypesInUseTests {
  private static let templates = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Templates")

  /// The code of every template: without comments, strings, tags and conditions of compilation.
  private static func code() throws -> String {
    let paths =
      FileManager.default.enumerator(atPath: templates.path)?
      .compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".mustache") }
      .map { try String(contentsOf: templates.appending(path: $0), encoding: .utf8) }
      .joined(separator: "\n")
      .replacing(/(\/\/|#if).*/, with: "")
      .replacing(/\{\{[^}]*\}\}/, with: "")
      .replacing(/"[^"\n]*"/, with: "")
  }

  /// The upper case names in the code that are looked up in the user's module: those after a dot are
  /// not, and neither are those that the templates declare on the spot.
  private static func typesInTemplates() throws -> Set<String> {
    let code = try code()
    let names = code.matches(of: /(?:^|[^.\w])([A-Z]\w*)/).map { String($0.1) }
    let declared = code.matches(of: /(?:enum |struct |[<,] ?)([A-Z]\w*)(?=[:<] ?)/)
      .map { String($0.1) }
    return Set(names).subtracting(declared)
  }

  @Test("are all types that the templates name")
  func includeTemplates() throws {
    let names = try Self.typesInTemplates()
    #expect(names.isSuperset(of: ["TabView", "NavigationStack", "Suite", "Int", "Bindable"]))
    for name in names { #expect(isRefused(name), "\(name)") }
  }

  @Test(
    "are all types that the macros in the templates write",
    arguments: [
      "AnyObject", "Equatable", "KeyPath", "Observation", "ObservationIgnored",
      "ObservationRegistrar", "ObservationTracked", "Optional", "Test", "Testing", "Void",
    ])
  func includeMacros(name: String) {
    #expect(isRefused(name))
  }

  @Test("leave alone what only looks like one", arguments: ["Root", "Screen", "Colour", "TabTap"])
  func leaveOthers(name: String) {
    #expect(!isRefused(name))
  }

  private func isRefused(_ name: String) -> Bool {
    complaints(spec("types: { \(name): { cases: [a] } }\n")) == ["5:10 reserved-type"]
  }
}
