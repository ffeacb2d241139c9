import Testing

@testable import NavgenCore

@Suite("What saved state loses")
struct StateLossTests {
  @Test(
    "is nothing when every value still fits",
    arguments: [
      ("{ id: Int }", "{ id: Int, more: Int = 1 }"),
      ("{ id: Int }", "{ id: Int, more: \"Int?\" }"),
      ("{ id: Int }", "{}"),
      ("{ id: Int }", "{ id: \"Int?\" }"),
      ("{ id: Int }", "{ id: Double }"),
      ("{ id: Int }", "{ number: { type: Int, was: id } }"),
      ("{ id: \"Int?\" }", "{ id: Int = 1 }"),
      ("{ id: UUID }", "{ id: String }"),
      ("{ id: [UUID] }", "{ id: [String] }"),
    ])
  func nothing(old: String, new: String) throws {
    #expect(try losses(of: [route(old)], now: route(new)) == [])
  }

  @Test(
    "is the screen when a value does not fit",
    arguments: [
      ("{ id: Int }", "{ id: String }", "since 'id' was 'Int' and is 'String'"),
      ("{ id: Double }", "{ id: Int }", "since 'id' was 'Double' and is 'Int'"),
      ("{ id: Int }", "{ id: [Int] }", "since 'id' was 'Int' and is '[Int]'"),
      ("{ id: Int }", "{ number: Int }", "since 'number' has no value there"),
      ("{}", "{ id: Int }", "since 'id' has no value there"),
    ])
  func screen(old: String, new: String, why: String) throws {
    #expect(
      try losses(of: [route(old)], now: route(new)) == [
        "who updates from version 1 loses the screens 'page' and what lies above them, \(why)"
      ])
  }

  @Test("is said of the newest version only")
  func newestVersion() throws {
    let versions = [route("{ id: Int }"), route("{ id: Int, more: Int = 1 }")]
    #expect(
      try losses(of: versions, now: spec("")) == [
        "who updates from version 2 loses the screens 'page' and what lies above them, since the route is gone"
      ])
  }

  @Test("is accepted by recording it")
  func accepted() throws {
    let versions = [route("{ id: Int }"), route("{ id: String }")]
    #expect(try losses(of: versions, now: route("{ id: String }")) == [])
    #expect(
      try losses(of: versions, now: route("{ id: Bool }")).map { $0.contains("version 2") } == [
        true
      ])
  }

  @Test("leaves out what was never saved")
  func neverSaved() throws {
    func spec(_ lines: String) -> String {
      "navgen: 1\ntypes:\n  Person: { codable: false, sample: Person() }\n"
        + "tabs:\n  home: { title: Home, icon: house }\nroutes:\n  \(lines)"
    }
    #expect(try losses(of: [spec("who: { params: { p: Person } }")], now: spec("other: {}")) == [])
    #expect(
      try losses(of: [spec("who: { params: { p: \"Person?\" } }")], now: spec("other: {}")).count
        == 1)
  }

  private func route(_ parameters: String) -> String {
    spec("routes:\n  page: { params: \(parameters) }")
  }
}
