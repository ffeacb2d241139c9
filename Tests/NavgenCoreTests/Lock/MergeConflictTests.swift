import NavgenSource
import Testing

@testable import NavgenCore

@Suite("A lock that a merge left in conflict")
struct MergeConflictTests {
  private let base = spec("routes:\n  a: {}")
  private let left = spec("routes:\n  a: {}\n  l: {}")
  private let right = spec("routes:\n  a: {}\n  r: {}")
  private let both = spec("routes:\n  a: {}\n  l: {}\n  r: {}")

  /// As git leaves it: what both sides share stands outside of the marks.
  private func conflict(
    marks: [String] = ["<<<<<<< HEAD", "=======", ">>>>>>> other"]
  ) throws -> String {
    let start = try #require(try recorded([base]))
    let ours = try added([base, left], to: start)
    let theirs = try added([base, right], to: start)
    #expect(ours.count == theirs.count)
    var lines: [String] = []
    for (one, other) in zip(ours, theirs) {
      if one == other {
        lines.append(one)
      } else {
        lines += [marks[0], one] + marks[1..<(marks.count - 1)]
        lines += [other, marks[marks.count - 1]]
      }
    }
    return start + lines.joined(separator: "\n") + "\n"
  }

  /// The lines that recording all of some specs adds to a lock.
  private func added(_ specs: [String], to start: String) throws -> [String] {
    let text = try #require(try recorded(specs))
    return text.dropFirst(start.count).split(separator: "\n").map(String.init)
  }

  private func update(
    _ lock: String, for spec: String, isCheck: Bool = false
  ) -> (update: LockUpdate?, said: [String]) {
    var diagnostics = DiagnosticList()
    let update = updateLock(
      lockFile(lock), for: specFile(spec), isCheck: isCheck, diagnostics: &diagnostics)
    return (update, diagnostics.sorted.map(\.id))
  }

  @Test(
    "gets the versions of both sides, ours first, and the merged one",
    arguments: [
      ["<<<<<<< HEAD", "=======", ">>>>>>> other"], ["<<<<<<<", "=======\r", ">>>>>>>"],
      ["<<<<<<< HEAD", "||||||| base", "=======", ">>>>>>> other"],
    ])
  func resolves(marks: [String]) throws {
    let found = update(try conflict(marks: marks), for: both)
    #expect(found.said == [])
    #expect(found.update?.isStale == true)
    var diagnostics = DiagnosticList()
    let lock = readLock(lockFile(try #require(found.update).text), diagnostics: &diagnostics)
    #expect(
      lock?.versions.map { $0.shape.routes.map(\.id) } == [
        ["a"], ["a", "l"], ["a", "r"], ["a", "l", "r"],
      ])
  }

  @Test("is to be written when nothing else is new")
  func writes() throws {
    let found = update(try conflict(), for: right)
    #expect(found.update?.isStale == true)
    #expect(found.update?.text.contains("<<<") == false)
  }

  @Test("is an error for who only reads it")
  func refuses() throws {
    let found = update(try conflict(), for: both, isCheck: true)
    #expect(found.update == nil)
    #expect(found.said == ["lock-conflict"])
  }

  @Test("is left alone when a side of it is damaged")
  func damaged() throws {
    let text = try conflict()
    for broken in [
      text.replacing("      l: {}", with: "      x: {}"), text.replacing("=======\n", with: ""),
      text.replacing(">>>>>>> other\n", with: ""), text + "=======\n    more: 1\n",
    ] {
      let found = update(broken, for: both)
      #expect(found.update == nil)
      #expect(found.said == ["lock-conflict"])
    }
  }
}
