import NavgenSource
import Testing

@testable import NavgenCore

@Suite("A spec compared with itself")
struct SameSpecTests {
  @Test("differs in nothing, whatever it has", arguments: ValidCase.all)
  func same(example: ValidCase) throws {
    let spec = try example.spec()
    let lock = try example.options().lock
    var diagnostics = DiagnosticList()
    let copy = SourceFile(path: "copy.yaml", bytes: spec.bytes)
    let pair = SpecPair(old: spec, oldLock: lock, new: copy, newLock: lock)
    let found = try #require(diffSpecs(pair, diagnostics: &diagnostics))
    #expect(found.map(\.message) == [])
  }
}
