import Foundation
import NavgenSource
import NavgenTestSupport
import Testing

@testable import NavgenCore

@Suite("Specs with something wrong")
struct InvalidCaseTests {
  @Test("say all that was accepted, and nothing else", arguments: InvalidCase.all)
  func saysWhatIsExpected(item: InvalidCase) throws {
    let output = DiagnosticFormat.text.render(try item.diagnostics())
    let difference = try differenceFromGolden(output, at: item.expected)
    #expect(difference == nil)
  }

  @Test("begin with the diagnostic that the folder is named after", arguments: InvalidCase.all)
  func beginsWithItsDiagnostic(item: InvalidCase) throws {
    #expect(try item.diagnostics().first?.id == item.id)
  }

  @Test("there is a folder for every diagnostic", arguments: try declaredIds())
  func everyDiagnosticHasACase(id: String) {
    #expect(InvalidCase.all.contains { $0.id == id })
  }

  @Test("there is a diagnostic for every folder")
  func everyCaseHasADiagnostic() throws {
    let declared = try Self.declaredIds()
    #expect(declared.count > 40)
    #expect(InvalidCase.all.filter { !declared.contains($0.id) }.map(\.testDescription) == [])
  }

  /// The ids that the front end's factories name. The diagnostics of templates have unit tests, and a
  /// file that is too large is made by one.
  private static func declaredIds() throws -> [String] {
    let sources = InvalidCase.root
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    var ids: Set<String> = []
    for module in ["NavgenYAML", "NavgenCore"] {
      let folder = sources.appending(path: module).resolvingSymlinksInPath()
      let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      // A lint rule has its words in its own file.
      let files = (paths ?? []).filter { $0.hasSuffix(".swift") }
      for path in files where path.hasSuffix("Diagnostics.swift") || path.hasPrefix("Lint/") {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        ids.formUnion(text.matches(of: /id: "([a-z0-9-]+)"/).map { String($0.1) })
      }
    }
    return ids.subtracting(["spec-too-large", "too-many-values"]).sorted()
  }
}
