import Testing

@testable import NavgenCore

@Suite("Ways to trap in an expression of the user")
struct TrapScanTests {
  @Test(
    "are found wherever they stand",
    arguments: [
      ("A(1)!", "!"), ("a!", "!"), ("a![0]", "!"), ("a?.b!.c", "!"), ("[a!]", "!"),
      ("{ $0! }", "!"),
      ("\"a\"!", "!"), ("`a`!", "!"), ("a!!", "!"), ("a!=nil", "!"), ("a[0]!", "!"),
      ("f(\"!\", \"\\\"\", b!)", "!"), ("A(1) as! B", "as!"), ("try! a", "try!"),
      ("f(x: try! a)", "try!"), ("(try! a)", "try!"),
    ])
  func findTraps(text: String, word: String) throws {
    guard case .trap(let found) = trapFault(in: text) else {
      Issue.record("nothing found in \(text)")
      return
    }
    #expect(found == word)
  }

  @Test(
    "and what nobody would catch is found too",
    arguments: [
      ("try a", "try"), ("await a", "await"), ("f(try a)", "try"), ("try await a", "try"),
    ])
  func findEffects(text: String, word: String) {
    guard case .effect(let found) = trapFault(in: text) else {
      Issue.record("nothing found in \(text)")
      return
    }
    #expect(found == word)
  }

  @Test(
    "are not seen in what only looks like one",
    arguments: [
      "!a", "f(!a, x: !b)", "[!a]", "a != b", "a !== b", "\"Hi!\"", "f(\"a!\\\"b!\")", "(a ?? b)",
      "\"try!\"", "(try? a) ?? b", "retry(1)", "asking", "trying", "Entry.try",
      "f(try: 1, await: 2)",
      "`try`", "x.await", "a as? B", "a ? !b : !c",
    ])
  func passesHarmless(text: String) {
    #expect(trapFault(in: text) == nil)
  }

  @Test("are no matter in a list of cases, which are names")
  func passesCases() throws {
    let model = try acceptedModel(
      spec(
        """
        types: { Step: { cases: [try, await] } }
        routes:
          page: { params: { steps: "[Step] = [try, await]" } }
        """))
    #expect(
      model.routes[0].parameters[0].defaultValue
        == .list([.enumCase(SwiftName(id: "try")), .enumCase(SwiftName(id: "await"))]))
  }
}
