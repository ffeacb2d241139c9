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
    let declared =
      code.matches(of: /(?:enum|struct|typealias) ([A-Z]\w*)/).map { String($0.1) }
      + code.matches(of: /[<,] ?([A-Z]\w*)(?=[:<] ?)/).map { String($0.1) }
    // The generic parameters of the tab view are a list that arrives finished.
    return Set(names).subtracting(declared).subtracting(["Root", "Screen", "Modal"])
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

  @Test("leave alone what only looks like one", arguments: ["Root", "Screen", "Colour", "Tap"])
  func leaveOthers(name: String) {
    #expect(!isRefused(name))
  }

  @Test(
    "are all types that the generated code nests in others",
    arguments: ["AwaitedResult", "AwaitedScreen", "LaunchLinks", "QueuedModal", "TabTap"])
  func includeNested(name: String) {
    #expect(isRefused(name))
  }

  @Test("leave alone a nested namesake of the app's, unless modals or results name it")
  func leaveNestedNamesake() throws {
    let types = "types: { QueuedModal: {}, ShopModels.QueuedModal: {} }\n"
    #expect(try acceptedModel(spec(types)).externalTypes.count == 2)
    #expect(complaints(spec(types + "modals: { help: }\n")) == ["5:10 reserved-type"])
    #expect(complaints(spec(types + "routes: { a: { result: Int } }\n")) == ["5:10 reserved-type"])
  }

  private func isRefused(_ name: String) -> Bool {
    complaints(spec("types: { \(name): { cases: [a] } }\n")) == ["5:10 reserved-type"]
  }
}
