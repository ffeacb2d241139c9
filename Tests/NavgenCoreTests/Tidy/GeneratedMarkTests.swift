import Foundation
import NavgenTestSupport
import Testing

@testable import NavgenCore

@Suite("The mark of generated files")
struct GeneratedMarkTests {
  private static let goldenFiles = ProjectText.swiftFiles(in: "Tests/NavgenCoreTests/Cases/valid")
    .filter { $0.contains("/expected/") }

  @Test("begins every golden file, so that navgen knows its own files again")
  func beginsGoldenFiles() throws {
    #expect(Self.goldenFiles.count >= OutputFile.allCases.count)
    for path in Self.goldenFiles {
      let text = try #require(try ProjectText.text(path))
      #expect(text.hasPrefix(GeneratedFile.mark + " "), "\(path)")
    }
  }
}
