import Foundation
import NavgenSource
import NavgenTestSupport
import Testing

@testable import NavgenCore
@testable import NavgenYAML

/// Specs in order, with one line of each spoilt in turn: what is said of them is about that line, whatever the
/// rest of the spec makes of what is not there any more.
@Suite("A spec of which a part cannot be read")
struct DamagedShapeTests {
  private static let specs = folders("valid")

  private static func folders(_ name: String) -> [URL] {
    caseFolders(in: repository.appending(path: "Tests/NavgenCoreTests/Cases/\(name)"))
      .map { $0.appending(path: "navigation.yaml") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  @Test("gives no errors that would go away with the damage", arguments: specs, Damage.allCases)
  func saysNothingElse(spec: URL, damage: Damage) throws {
    let lines = try String(contentsOf: spec, encoding: .utf8).components(separatedBy: "\n")
    for (number, line) in lines.enumerated() {
      guard let spoilt = damage.spoil(line) else { continue }
      var spec = lines
      spec[number] = spoilt
      let errors = errors(of: spec.joined(separator: "\n"))
      guard errors.contains(where: \.isOfShape) else { continue }
      // Where all lines can be read, one may really stand where it does not belong. Nor can anybody say which of two
      // neighbours is indented wrongly.
      let isFault = errors.contains(where: \.isFault) && !damage.isOfLevel
      let consequences = errors.filter {
        $0.range.start.line != number + 1 && !(isFault ? $0.isFault : $0.isOfShape)
      }
      #expect(consequences.map(\.line) == [], "line \(number + 1): \(spoilt)")
    }
  }

  @Test("has its other mistakes told as well", arguments: folders("invalid"), strangers)
  func saysTheRest(spec: URL, stranger: (place: String, line: String)) throws {
    guard let text = try? String(contentsOf: spec, encoding: .utf8) else { return }
    var lines = text.components(separatedBy: "\n")
    guard let place = lines.firstIndex(of: stranger.place) else { return }
    lines.insert(stranger.line, at: place + 1)
    let damaged = errors(of: lines.joined(separator: "\n"))
    guard damaged.contains(where: { $0.range.start.line == place + 2 }) else { return }
    let told = damaged.map { "\($0.id): \($0.message)" }
    // Of mistakes in the syntax only the first is told, in words that depend on what stands before it.
    let whole = errors(of: text).filter { !$0.countsAll && !$0.isOfSyntax }
    #expect(whole.map { "\($0.id): \($0.message)" }.filter { !told.contains($0) } == [])
  }

  /// Broken lines that have nothing to do with the others, and what they stand below.
  private static let strangers = [
    ("tabs:", "  zzzzz: { title: [], icon: star, opens: a, visible: b }"),
    ("routes:", "  zzzzz: { zzzzz: 1 }"),
    ("routes:", "  zzzzz: { params: { id: [[]] } }"), ("modals:", "  zzzzz: { style: [] }"),
    ("types:", "  Zzzzz: { zzzzz: true }"), ("navgen: 1", "access: []"),
    ("navgen: 1", "zzzzz: 1"), ("navgen: 1", "imports: ["), ("routes:", "  zzzzz"),
    ("modals:", "  zzzzz: { style: }}"),
  ].map { (place: $0.0, line: $0.1) }

  /// As far as the resolver finds them.
  private func errors(of text: String) -> [Diagnostic] {
    var diagnostics = DiagnosticList()
    let source = SourceFile(path: "navigation.yaml", text: text)
    guard let node = parseYAML(source, diagnostics: &diagnostics),
      let spec = decodeSpec(node, diagnostics: &diagnostics)
    else { return diagnostics.errors }
    _ = resolve(spec, diagnostics: &diagnostics)
    return diagnostics.errors
  }

  @Test("takes back only diagnostics that there are")
  func knowsIds() {
    let known = Set(DiagnosticSubject.all.flatMap(\.entries).map(\.id))
    #expect(Set(groundsOfFindings.keys).subtracting(known) == [])
  }
}

extension Diagnostic {
  fileprivate var line: String { DiagnosticFormat.xcode.render([self]) }

  /// Whether a stage before the resolver says it.
  fileprivate var isOfShape: Bool { shapeIds.contains(id) }

  /// Whether it stopped the reader, so that lines were left out.
  fileprivate var isFault: Bool { ["invalid-yaml", "tab-indentation"].contains(id) }

  fileprivate var isOfSyntax: Bool { syntaxIds.contains(id) }

  /// Whether another entry changes it, whatever is in that.
  fileprivate var countsAll: Bool {
    id.hasPrefix("too-many-")
      || ["no-tabs", "missing-key", "parent-not-in-tab", "alias-expansion"].contains(id)
  }
}

private let syntaxIds = Set(DiagnosticSubject.syntax.entries.map(\.id))

private let shapeIds = Set(
  [DiagnosticSubject.syntax, .text, .shape].flatMap(\.entries).map(\.id))
