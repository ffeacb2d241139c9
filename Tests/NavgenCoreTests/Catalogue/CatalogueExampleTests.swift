import NavgenSource
import Testing

@testable import NavgenCore

@Suite("The examples of the catalogue")
struct CatalogueExampleTests {
  /// The entries that have one; it is never of a lock or of another file.
  private static let entries = DiagnosticSubject.all.flatMap(\.entries).filter { $0.example != nil }

  @Test("there are some")
  func hasExamples() {
    #expect(Self.entries.count > 60)
  }

  @Test("what is wrong gives the diagnostic, and nothing else", arguments: entries)
  func wrongIsWrong(entry: DiagnosticEntry) throws {
    let wrong = try #require(entry.example).wrong
    let ids = check(SourceFile(path: "navigation.yaml", text: completed(wrong))).diagnostics.map(
      \.id)
    #expect(Set(ids) == [entry.id], "\(ids)")
  }

  @Test("what is right gives none", arguments: entries)
  func rightIsRight(entry: DiagnosticEntry) throws {
    let right = try #require(entry.example).right
    let found = check(SourceFile(path: "navigation.yaml", text: completed(right))).diagnostics
    #expect(found.map(\.message) == [])
  }

  /// A whole spec of a piece of one.
  private func completed(_ piece: String) -> String {
    let keys = Set(piece.split(separator: "\n").compactMap { $0.split(separator: ":").first })
    var spec = piece + "\n"
    if !keys.contains("tabs") { spec += "tabs:\n  home: { title: Home, icon: house }\n" }
    if piece.contains(/link: ["\/\[]/), !keys.contains("links") {
      spec += "links: { schemes: [shop] }\n"
    }
    return keys.contains("navgen") ? spec : "navgen: 1\n" + spec
  }
}
