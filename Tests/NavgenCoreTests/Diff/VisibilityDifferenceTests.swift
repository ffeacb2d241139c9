import NavgenSource
import Testing

@testable import NavgenCore

@Suite("What is noticed of flags in a new spec")
struct VisibilityDifferenceTests {
  /// Tabs `a` and `b` and a route `r` in both, all with addresses, and what each needs.
  private func spec(
    flags: String = "x: true, y: true", a: String = "", b: String = "", r: String = ""
  ) -> String {
    func visible(_ flags: String) -> String { flags.isEmpty ? "" : ", visible: [\(flags)]" }
    func tab(_ flags: String) -> String {
      visible(flags) + (flags.isEmpty ? "" : ", fallback: main")
    }
    return """
      navgen: 1
      links: { schemes: [shop] }
      flags: { \(flags) }
      start: main
      tabs:
        a: { title: A, icon: house, link: /a\(tab(a)) }
        b: { title: B, icon: house, link: /b\(tab(b)) }
        main: { title: Main, icon: house }
      routes:
        r: { tabs: [a, b], link: /r\(visible(r)) }
      """
  }

  /// As `id message`, with the line of the place in the new spec and the one in the old.
  private func differences(from old: String, to new: String) throws -> [String] {
    try allDifferences(from: old, to: new).map {
      "\($0.id) \($0.message) \($0.place.start.line)<\($0.oldPlace?.start.line ?? 0)"
    }
  }

  @Test("nothing, when the same flags are needed or fewer")
  func compatible() throws {
    #expect(try differences(from: spec(a: "x"), to: spec(a: "x")) == [])
    #expect(try differences(from: spec(a: "x, y", r: "x"), to: spec(a: "y")) == [])
    #expect(try differences(from: spec(a: "x"), to: spec()) == [])
    #expect(try differences(from: spec(flags: "x: false, y: true", a: "x"), to: spec(a: "x")) == [])
    // A tab's own condition already implies what the route in it needs now.
    #expect(
      try differences(from: spec(a: "x", b: "x"), to: spec(a: "x", b: "x", r: "x")) == [
        "state-hidden saved state loses the route 'r' and what lies above it where the flag 'x' "
          + "is not set 10<10"
      ])
  }

  @Test("a tab that needs a flag, and the routes that open elsewhere without it")
  func tab() throws {
    #expect(
      try differences(from: spec(), to: spec(a: "x")) == [
        "link-hidden links to the tab 'a' open nothing where the flag 'x' is not set 6<6",
        "link-moved links to the route 'r' open in the tab 'b' where the flag 'x' is not set 10<10",
      ])
  }

  @Test("a route that needs a flag, or one more than it did")
  func route() throws {
    #expect(
      try differences(from: spec(), to: spec(r: "x")) == [
        "link-hidden links to the route 'r' open nothing where the flag 'x' is not set 10<10",
        "state-hidden saved state loses the route 'r' and what lies above it where the flag 'x' "
          + "is not set 10<10",
      ])
    let found = try differences(from: spec(r: "x"), to: spec(r: "x, y"))
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.contains("where the flag 'y' is not set") })
  }

  @Test("a route whose tabs all need a flag")
  func allTabs() throws {
    let found = try differences(from: spec(), to: spec(a: "x, y", b: "y"))
    #expect(
      found == [
        "link-hidden links to the tab 'a' open nothing where the flags 'x' and 'y' are not all set "
          + "6<6",
        "link-hidden links to the tab 'b' open nothing where the flag 'y' is not set 7<7",
        "link-hidden links to the route 'r' open nothing where the flag 'y' is not set 10<10",
      ])
  }

  @Test("another flag instead of the one before")
  func other() throws {
    let found = try differences(from: spec(r: "x"), to: spec(r: "y"))
    #expect(found.map { $0.prefix { $0 != " " } } == ["link-hidden", "state-hidden"])
  }

  @Test("a flag that is not set at launch any more, once for all that it hides")
  func launch() throws {
    #expect(
      try differences(
        from: spec(a: "x", r: "x"), to: spec(flags: "x: false, y: true", a: "x", r: "x")) == [
          "link-hidden links to the tab 'a' and the route 'r' open nothing at launch, until the flag "
            + "'x' is set 3<3",
          "state-hidden saved state loses the route 'r' and what lies above, unless the flag 'x' "
            + "is set before it is restored 3<3",
        ])
  }

  @Test("a parent that needs a flag hides what stands on it")
  func parent() throws {
    let specs = ["p: {}", "p: { visible: [x] }"].map {
      linked("\($0)\nr: { parent: p, link: /r }") + "flags: { x: true }\n"
    }
    let found = try differences(from: specs[0], to: specs[1])
    #expect(
      found.map { $0.prefix { $0 != " " } } == ["link-hidden", "state-hidden", "state-hidden"])
  }

  @Test("not what is gone, which is said as such")
  func gone() throws {
    let new = spec(r: "x").replacing("link: /r", with: "link: /s")
    let found = try differences(from: spec(), to: new)
    #expect(found.map { $0.prefix { $0 != " " } } == ["link-lost", "state-hidden"])
  }
}
