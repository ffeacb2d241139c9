import NavgenSource
import NavgenYAML
import Testing

/// A small document with one feature of YAML, and what must come of it.
struct Feature: CustomTestStringConvertible {
  let testDescription: String
  let text: String
  /// The tree, or the ids of what is wrong.
  let expected: Expected

  enum Expected: Equatable {
    case reads(String)
    case fails([String])
  }

  static func reads(_ name: String, _ text: String, as outline: String) -> Feature {
    Feature(testDescription: name, text: text, expected: .reads(outline))
  }

  static func fails(_ name: String, _ text: String, with id: String) -> Feature {
    Feature(testDescription: name, text: text, expected: .fails([id]))
  }
}

/// What the public YAML test suite looks at, in documents of our own, so that it is held where the suite is not at
/// hand. libyaml reads YAML 1.1; where 1.2 says otherwise, the name says so.
@Suite("A feature of YAML") struct FeatureTests {
  @Test(
    "has the outcome that it should",
    arguments: Feature.scalars + Feature.blocks + Feature.collections + Feature.documents
      + Feature.references)
  func outcome(feature: Feature) {
    var diagnostics = DiagnosticList()
    let file = SourceFile(path: "t.yaml", text: feature.text)
    let node = parseYAML(file, diagnostics: &diagnostics)
    let ids = diagnostics.sorted.map(\.id)
    let outline = diagnostics.hasErrors ? nil : node?.outline
    #expect(outline.map { .reads($0) } ?? .fails(ids) == feature.expected)
  }

  @Test("stands in the table once")
  func names() {
    let all =
      Feature.scalars + Feature.blocks + Feature.collections + Feature.documents
      + Feature.references
    #expect(all.count > 80)
    #expect(Set(all.map(\.text)).count == all.count)
  }
}
