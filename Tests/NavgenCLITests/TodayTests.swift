import Foundation
import NavgenSource
import NavgenTestSupport
import Testing

@testable import NavgenCLI
@testable import NavgenCore

@Suite("The day of the run") struct TodayTests {
  @Test(
    "every command that compiles says it", arguments: ["validate spec", "generate spec --output o"])
  func isSaid(command: String) {
    let said = Recorder()
    var world = World.inMemory
    world.today = "2031-02-03"
    world.compile = { _, options in
      said.add(options.today ?? "none")
      return CompileResult(files: [], diagnostics: DiagnosticList())
    }
    #expect(world.run(command.split(separator: " ").map(String.init)).code == 0)
    #expect(said.text == "2031-02-03")
  }

  @Test("is the day of the clock, UTC")
  func isTheClocks() throws {
    let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
    let before = Date.now.formatted(style)
    let today = try #require(currentDay())
    #expect((before...Date.now.formatted(style)).contains(today))
  }

  @Test("a pattern that was wanted until a day before is a warning, and changes no file")
  func warnsOfThePast() throws {
    let binary = try BuiltBinary()
    let spec = """
      navgen: 1
      links: { schemes: [shop] }
      tabs: { home: { title: Home, icon: house } }
      routes: { page: { link: [/page, { pattern: /p, until: DAY }] } }

      """
    try binary.folder.write(spec.replacing("DAY", with: "2020-01-01"), to: "s.yaml")
    let past = try binary.shell(#""$0" validate s.yaml && "$0" generate s.yaml --output a"#)
    #expect(past.code == 0)
    #expect(past.error.matches(of: /s\.yaml:4:55: warning: .*\[past-pattern\]/).count == 2)
    try binary.folder.write(spec.replacing("DAY", with: "9999-01-01"), to: "s.yaml")
    #expect(try binary.shell(#""$0" generate s.yaml --output b && diff -r a b"#) == Outcome(0))
  }
}
