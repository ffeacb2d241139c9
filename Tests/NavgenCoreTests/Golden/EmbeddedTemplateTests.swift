import Foundation
import NavgenTestSupport
import Testing

/// The templates stand in the repository twice: as files to read and edit, and as literals in the tool.
@Suite("Embedded templates")
struct EmbeddedTemplateTests {
  private static let root = repository

  @Test("say the same as the folder Templates")
  func equalTheFolder() throws {
    let folder = Self.root.appending(path: "Templates")
    let found =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let paths = found.filter { $0.hasSuffix(".mustache") }.sorted()
    #expect(paths.count > 8)
    let literals = try paths.map { path in
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return "  SourceFile(path: \"Templates/\(path)\", text: #\"\"\"\n\(text)\n\"\"\"#),\n"
    }
    let embedded = """
      // Made from the folder Templates by `make templates`; a test proves that both say the same.
      // swift-format-ignore-file

      import NavgenSource
      import NavgenTemplate

      /// The templates, compiled in so that the tool needs no file beside it.
      let embeddedTemplates = TemplateSet([
      \(literals.joined())])

      """
    let file = Self.root.appending(path: "Sources/NavgenCore/Emit/EmbeddedTemplates.swift")
    let difference = try differenceFromGolden(embedded, at: file)
    #expect(difference == nil)
  }
}
