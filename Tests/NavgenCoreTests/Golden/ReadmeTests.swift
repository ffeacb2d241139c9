import Foundation
import NavgenSource
import NavgenTestSupport
import Testing

@testable import NavgenCore

@Suite("The README")
struct ReadmeTests {
  private static let readme = repository.appending(path: "README.md")

  /// The specs that stand in it: every piece of YAML but a step of a workflow and a line for editors.
  private static func specs() throws -> [String] {
    try String(contentsOf: readme, encoding: .utf8)
      .matches(of: /```yaml\n((?:(?!```).*\n)*)```/)
      .map { String($0.1) }
      .filter { !$0.hasPrefix("- uses: ") && !$0.hasPrefix("# yaml-language-server: ") }
  }

  @Test("shows specs that navgen takes without a word", arguments: try specs())
  func specsAreValid(text: String) {
    let source = SourceFile(path: "navigation.yaml", text: text)
    let result = compile(source, options: CompileOptions(testedModule: ValidCase.module))
    #expect(DiagnosticFormat.text.render(result.diagnostics.sorted) == "")
    #expect(result.files.count == OutputFile.allCases.count)
  }

  @Test("shows at least two of them")
  func showsSpecs() throws {
    #expect(try Self.specs().count >= 2)
  }
}
