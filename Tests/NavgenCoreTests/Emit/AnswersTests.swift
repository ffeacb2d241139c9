import NavgenTemplate
import Testing

@testable import NavgenCore

@Suite("Answers per case")
struct AnswersTests {
  private func record(_ pairs: [(pattern: String, answer: String)]) throws -> Record {
    guard case .list(let records) = answers(pairs) else { return [:] }
    return try #require(records.first)
  }

  @Test("the same answer for all needs no switch")
  func uniform() throws {
    let record = try record([(".a", "1"), (".b", "1")])
    #expect(record["isUniform"] == .flag(true))
    #expect(record["uniformAnswer"] == .text("1"))
  }

  @Test("cases with the same answer stand together, in the order of the first")
  func groups() throws {
    let record = try record([(".a", "1"), (".b", "2"), (".c", "1")])
    #expect(record["isUniform"] == .flag(false))
    #expect(
      record["groups"]
        == .list([
          ["patternList": .text(".a, .c"), "answer": .text("1")],
          ["patternList": .text(".b"), "answer": .text("2")],
        ]))
  }

  @Test("cases that take values apart stand alone, even with the same answer")
  func keepsBindingsApart() throws {
    let record = try record([(".a(let id)", "[id]"), (".b(let id)", "[id]"), (".c", "[]")])
    #expect(
      record["groups"]
        == .list([
          ["patternList": .text(".a(let id)"), "answer": .text("[id]")],
          ["patternList": .text(".b(let id)"), "answer": .text("[id]")],
          ["patternList": .text(".c"), "answer": .text("[]")],
        ]))
  }

  @Test("a single case that takes values apart needs its switch")
  func singleBinding() throws {
    #expect(try record([(".a(let id)", "[id]")])["isUniform"] == .flag(false))
  }

  @Test("no case at all makes an empty switch")
  func empty() throws {
    let record = try record([])
    #expect(record["isUniform"] == .flag(false))
    #expect(record["groups"] == .list([]))
  }
}
