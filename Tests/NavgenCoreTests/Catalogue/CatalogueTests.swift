import Foundation
import NavgenTestSupport
import Testing

@testable import NavgenCore

@Suite("The catalogue of diagnostics")
struct CatalogueTests {
  private static let entries = DiagnosticSubject.all.flatMap(\.entries)

  @Test("has an entry for every id of a factory, with its severity, and no other")
  func isComplete() throws {
    // An optional warning is one, where it is given.
    let listed = Self.entries.map {
      DeclaredDiagnostic(id: $0.id, severity: $0.severity == .optional ? .warning : $0.severity)
    }
    // What `validate` warns of as lost state, `diff` calls a break; the entry tells both.
    let shared = DeclaredDiagnostic(id: "state-lost", severity: .breaks)
    let declared = try DeclaredDiagnostic.all()
    #expect(declared.count > 140)
    #expect(declared.contains(shared))
    #expect(declared.subtracting(listed).map(\.id) == [shared.id])
    #expect(Set(listed).subtracting(declared).map(\.id) == [])
  }

  @Test("reads the factories in full: no id is written in another way")
  func findsAllFactories() throws {
    let found = Set(try DeclaredDiagnostic.all().map(\.id))
    #expect(try DeclaredDiagnostic.literalIds().subtracting(found) == [])
  }

  @Test("names no id twice, and finds each by its id")
  func findsById() {
    #expect(Set(Self.entries.map(\.id)).count == Self.entries.count)
    for entry in Self.entries { #expect(diagnosticEntry(id: entry.id) == entry) }
    #expect(diagnosticEntry(id: "unknown") == nil)
  }

  @Test("says the fact in one sentence that fits a line", arguments: entries)
  func factsAreShort(entry: DiagnosticEntry) {
    #expect(entry.fact.count <= 90)
    #expect(entry.fact.split(separator: ". ").count == 1)
  }

  @Test("is written in sentences, with each piece of code closed", arguments: entries)
  func textsAreSentences(entry: DiagnosticEntry) {
    for text in [entry.fact, entry.cause, entry.remedy] {
      let first = text.first
      #expect(first?.isUppercase == true || first == "`" || text.hasPrefix("navgen "), "\(text)")
      #expect(text.hasSuffix("."))
      #expect(!text.contains("\n") && !text.contains("  "))
      #expect(text.count { $0 == "`" }.isMultiple(of: 2), "\(text)")
    }
    #expect(sentences(of: entry.cause) <= 3, "\(entry.cause)")
  }

  /// How many ends of sentences there are: a full stop before a space and a capital letter, or at the end.
  private func sentences(of text: String) -> Int {
    text.matches(of: /\.( [A-Z`]|$)/).count
  }

  @Test("is the page of diagnostics")
  func isThePage() throws {
    let page = repository.appending(path: "Documentation/DIAGNOSTICS.md")
    let difference = try differenceFromGolden(cataloguePage, at: page)
    #expect(difference == nil)
  }

  @Test("its page has an anchor for each id, to which the entry leads")
  func hasAnchors() throws {
    let headings = cataloguePage.split(separator: "\n").filter { $0.hasPrefix("### ") }
    #expect(headings.map { $0.dropFirst(4) } == Self.entries.map { $0.id[...] })
    let entry = try #require(diagnosticEntry(id: "unknown-tab"))
    #expect(entry.page == "Documentation/DIAGNOSTICS.md#unknown-tab")
  }

  @Test("its page lists the subjects at the anchors that GitHub gives to headings")
  func listsSubjects() {
    #expect(
      cataloguePage.contains(
        "* [Links: schemes, hosts and ignored paths](#links-schemes-hosts-and-ignored-paths)\n"))
  }
}
