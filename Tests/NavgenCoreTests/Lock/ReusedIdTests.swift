import Testing

@testable import NavgenCore

@Suite("Ids that were used before")
struct ReusedIdTests {
  private func routes(_ lines: String...) -> String {
    spec("routes:\n" + lines.map { "  \($0)\n" }.joined())
  }

  /// What is said of reused ids when the versions before are recorded.
  private func reused(_ versions: [String], now: String) throws -> [String] {
    try losses(of: versions, now: now).filter { $0.contains("was called in version") }
  }

  private func words(_ id: String, _ route: String, _ version: Int) -> String {
    "'\(id)' is what the route '\(route)' was called in version \(version): "
      + "who updates from there gets the one for the other"
  }

  @Test("are said when something new takes one, as long as the version is not recorded")
  func taken() throws {
    let versions = [routes("a: {}"), routes("b: { was: a }")]
    let now = routes("b: {}", "a: {}")
    #expect(try reused(versions, now: now) == [words("a", "b", 1)])
    #expect(try reused(versions, now: routes("c: { was: b }", "a: {}")) == [words("a", "c", 1)])
    #expect(try reused(versions + [now], now: now) == [])
  }

  @Test("are said of the newest version that has the id")
  func newest() throws {
    let versions = [routes("a: {}"), routes("a: {}", "x: {}"), routes("b: { was: a }")]
    #expect(try reused(versions, now: routes("b: {}", "a: {}")) == [words("a", "b", 2)])
  }

  @Test("are said in each step of a swap over several versions")
  func swap() throws {
    let one = routes("a: {}", "b: {}")
    let two = routes("t: { was: a }", "b: {}")
    let three = routes("t: {}", "a: { was: b }")
    #expect(try reused([one], now: two) == [])
    #expect(try reused([one, two], now: three) == [words("a", "t", 1)])
    let four = routes("b: { was: t }", "a: {}")
    #expect(try reused([one, two, three], now: four) == [words("b", "a", 2)])
  }

  @Test("are free again for what had them, and when that is gone")
  func free() throws {
    let versions = [routes("a: {}"), routes("b: { was: a }")]
    #expect(try reused(versions, now: routes("a: { was: b }")) == [])
    #expect(try reused(versions, now: routes("a: {}")) == [])
    #expect(try reused(versions, now: routes("b: {}", "c: { was: a }")) == [])
  }

  @Test("are those of parameters too, by whatever id the version knows the route")
  func parameters() throws {
    func words(_ version: Int) -> String {
      "'n' is what the parameter 'id' of the route 'b' was called in version \(version): "
        + "who updates from there gets the one for the other"
    }
    let versions = [
      routes("a: { params: { n: Int } }"), routes("b: { was: a, params: { n: Int } }"),
      routes("b: { params: { id: { type: Int, was: n } } }"),
    ]
    let now = routes("b: { params: { id: Int, n: Int = 1 } }")
    #expect(try reused(versions, now: now) == [words(2)])
    #expect(try reused([versions[0]] + versions[2...], now: now) == [])
    let renamed = routes("b: { was: a, params: { id: { type: Int, was: n } } }")
    #expect(try reused([versions[0], renamed], now: now) == [words(1)])
    #expect(try reused(versions + [now], now: now) == [])
    #expect(try reused(versions, now: routes("b: { params: { n: Int } }")) == [])
    let modal = spec("modals:\n  m: { style: sheet, params: { n: Int } }")
    let second = spec("modals:\n  m: { style: sheet, params: { id: { type: Int, was: n } } }")
    let third = spec("modals:\n  m: { style: sheet, params: { id: Int, n: Int = 1 } }")
    #expect(
      try reused([modal, second], now: third)
        == [words(1).replacing("route 'b'", with: "modal 'm'")])
  }
}
