import NavgenSource
import Testing

@testable import NavgenCore

@Suite("Where a difference is shown")
struct DifferencePlaceTests {
  /// `id`, with line and column in the new spec and in the old.
  private func places(from old: String, to new: String) throws -> [String] {
    try allDifferences(from: old, to: new).map { difference in
      let new = difference.place.start
      let old = difference.oldPlace.map { "\($0.start.line):\($0.start.column)" } ?? "-"
      return "\(difference.id) \(new.line):\(new.column) \(old)"
    }
  }

  @Test("is the enum, and the case in the old spec, when a case is gone")
  func enumCase() throws {
    let old = """
      types: { Sort: { cases: [up, down] } }
      routes:
        a: { params: { sort: Sort } }
      """
    let new = """
      types:
        Sort: { cases: [down] }
      routes:
        a: { params: { sort: Sort } }
      """
    #expect(
      try places(from: spec(old), to: spec(new))
        == ["state-lost 6:3 5:26", "case-gone 6:3 5:26"])
  }

  @Test("is the case when it is new")
  func newCase() throws {
    #expect(
      try places(
        from: spec("types: { Sort: { cases: [up] } }"),
        to: spec("types: { Sort: { cases: [up, down] } }")) == ["case-added 5:30 -"])
  }

  @Test("is the section that would have what is gone")
  func section() throws {
    let old = spec(
      "routes:\n  a: {}\n  b: {}\nmodals:\n  m: { style: sheet }\n  n: { style: cover }")
    let new = spec("routes:\n  b: {}\nmodals:\n  n: { style: cover }")
    #expect(
      try places(from: old, to: new) == [
        "state-lost 5:1 6:3", "state-lost 7:1 9:3", "case-gone 5:1 6:3", "case-gone 7:1 9:3",
      ])
  }

  @Test("is the beginning of the spec when it has no such section")
  func start() throws {
    #expect(
      try places(from: spec("routes:\n  a: {}"), to: spec(""))
        == ["state-lost 1:1 6:3", "type-gone 1:1 5:1"])
    #expect(
      try places(from: spec("types: { Sort: { cases: [up] } }"), to: spec(""))
        == ["type-gone 1:1 5:10"])
    #expect(try places(from: spec("flags: { x: true }"), to: spec("")) == ["call-gone 1:1 5:10"])
  }

  @Test("is the key of a setting")
  func settings() throws {
    #expect(
      try places(from: spec("access: public"), to: spec("access: package"))
        == ["access-lowered 5:1 5:1"])
    #expect(try places(from: spec("access: public"), to: spec("")) == ["access-lowered 1:1 5:1"])
    #expect(
      try places(from: spec(""), to: spec("name: Shop")) == ["types-renamed 5:1 1:1"])
  }

  @Test("is the list that lacks a scheme or a host, and the one in the old spec")
  func origins() throws {
    let old = "schemes: [shop, Old], hosts: [a.com, \"*.B.com\"], caseSensitive: false"
    let new = "hosts: [a.com], schemes: [shop], schemeHostIsPath: false"
    #expect(
      try places(
        from: linked("a: { link: /a }", settings: old),
        to: linked("a: { link: /a }", settings: new)) == [
          "scheme-gone 5:26 5:26", "host-gone 5:10 5:47", "case-counts 5:1 5:59",
          "scheme-host 5:43 5:1",
        ])
  }

  @Test("is the section for a link of what is gone")
  func links() throws {
    #expect(
      try places(from: linked("a: { link: /a }"), to: linked("b: { link: /b }")) == [
        "link-lost 6:1 7:14", "state-lost 6:1 7:3", "case-gone 6:1 7:3", "case-added 7:3 -",
      ])
  }
}
