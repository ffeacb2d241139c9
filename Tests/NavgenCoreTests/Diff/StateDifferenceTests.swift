import Testing

@testable import NavgenCore

@Suite("What saved state notices of a new spec")
struct StateDifferenceTests {
  @Test(
    "is a former id that nothing knows any more, or that something else has",
    arguments: [
      ("b: { was: a }", "b: { was: a }", []),
      ("b: { was: a }", "c: { was: [b, a] }", []),
      ("b: { was: a }", "a: { was: b }", []),
      (
        "b: { was: a }", "b: {}",
        ["!former-id-gone saved state that knows the route 'b' as 'a' loses it"]
      ),
      (
        "b: { was: a }", "c: { was: b }",
        ["!former-id-gone saved state that knows the route 'c' as 'a' loses it"]
      ),
      (
        "b: { was: a }", "b: {}\n  a: {}",
        [
          "!former-id-gone saved state that knows the route 'b' as 'a' takes it for another route"
        ]
      ),
      (
        "b: { was: a }", "c: {}",
        [
          "!state-lost saved state loses the screens 'b' and what lies above them, "
            + "since the route is gone"
        ]
      ),
    ])
  func formerIds(old: String, new: String, expected: [String]) throws {
    let found = try differences(
      from: spec("routes:\n  \(old)"), to: spec("routes:\n  \(new)"), in: .state)
    #expect(found == expected)
  }
}
