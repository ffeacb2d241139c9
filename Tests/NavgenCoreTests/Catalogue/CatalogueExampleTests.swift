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
    let ids = diagnostics(of: wrong, about: entry).map(\.id)
    #expect(Set(ids) == [entry.id], "\(ids)")
  }

  @Test("what is right gives none", arguments: entries)
  func rightIsRight(entry: DiagnosticEntry) throws {
    let right = try #require(entry.example).right
    #expect(diagnostics(of: right, about: entry).map(\.message) == [])
  }

  /// What is found in a piece of a spec; lint rules are asked about examples of their own.
  private func diagnostics(of piece: String, about entry: DiagnosticEntry) -> [Diagnostic] {
    let isLint = DiagnosticSubject.lint.entries.contains(entry)
    let options = CompileOptions(today: "2030-01-01", lint: isLint ? LintOptions() : nil)
    let source = SourceFile(path: "navigation.yaml", text: completed(piece))
    return check(source, options: options).diagnostics
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
