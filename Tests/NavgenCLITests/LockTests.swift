import NavgenTestSupport
import Testing

@testable import NavgenCLI
@testable import NavgenCore

@Suite("navgen lock")
struct LockTests {
  private let folder: TemporaryFolder
  private var spec: String { folder.path("navigation.yaml") }

  init() throws {
    folder = try TemporaryFolder()
    try write(routes: "a: {}")
  }

  private func write(routes: String) throws {
    let text = "navgen: 1\ntabs:\n  home: { title: Home, icon: house }\nroutes:\n  \(routes)\n"
    try folder.write(text, to: "navigation.yaml")
  }

  private func run(_ arguments: String...) -> Outcome {
    var world = World()
    world.compile = { source, options in NavgenCore.compile(source, options: options) }
    return world.run(arguments)
  }

  @Test("writes the file beside the spec, and is silent")
  func writes() {
    #expect(run("lock", spec) == Outcome(0))
    #expect(folder.names() == ["navgen.lock", "navigation.yaml"])
    #expect(folder.text("navgen.lock")?.contains("      a: {}\n") == true)
  }

  @Test("writes nothing when nothing changed")
  func isIdempotent() {
    _ = run("lock", spec)
    let first = folder.text("navgen.lock")
    #expect(run("lock", spec) == Outcome(0))
    #expect(folder.text("navgen.lock") == first)
  }

  @Test("keeps the versions before, and says what recording the new one accepts")
  func appends() throws {
    _ = run("lock", spec)
    let first = try #require(folder.text("navgen.lock"))
    try write(routes: "b: {}")
    let outcome = run("lock", spec)
    #expect(outcome.code == 0)
    #expect(outcome.error.contains("[state-lost]"))
    #expect(folder.text("navgen.lock")?.hasPrefix(first) == true)
    #expect(run("validate", spec) == Outcome(0))
  }

  @Test("with --check writes nothing and fails when there is something to record")
  func checks() throws {
    #expect(run("lock", spec, "--check").code == 1)
    #expect(folder.names() == ["navigation.yaml"])
    _ = run("lock", spec)
    #expect(run("lock", spec, "--check") == Outcome(0))
    try folder.write("lock: 1\nversions: []\n", to: "navgen.lock")
    #expect(run("lock", spec, "--check").code == 1)
    #expect(
      run("lock", spec, "--check").error.contains("navgen.lock:2:1: warning: the lock has no"))
    #expect(run("lock", spec).code == 0)
    try write(routes: "a: {}\n  b: {}")
    let outcome = run("lock", "--check", spec)
    #expect(outcome.code == 1)
    #expect(outcome.error.contains("the route 'b' is new; run 'navgen lock'"))
  }

  @Test("refuses a damaged lock, here and wherever the spec is read")
  func refusesDamage() throws {
    try folder.write("lock: 1\nversions: {}\n", to: "navgen.lock")
    for arguments in [
      ["lock", spec], ["validate", spec], ["generate", spec, "--output", folder.path("out")],
    ] {
      var world = World()
      world.compile = { source, options in NavgenCore.compile(source, options: options) }
      let outcome = world.run(arguments)
      #expect(outcome.code == 1)
      #expect(outcome.error.contains("navgen.lock:2:11: error:"))
    }
    #expect(folder.text("navgen.lock") == "lock: 1\nversions: {}\n")
    #expect(folder.names() == ["navgen.lock", "navigation.yaml"])
  }

  @Test("is told about by validate when it is stale, and not by generate")
  func validateWarns() throws {
    _ = run("lock", spec)
    try write(routes: "a: {}\n  b: {}")
    let outcome = run("validate", spec)
    #expect(outcome.code == 0)
    #expect(outcome.error.contains("[stale-lock]"))
    #expect(run("validate", "--strict", spec).code == 1)
    #expect(run("generate", spec, "--output", folder.path("out")) == Outcome(0))
  }

  @Test("needs a file")
  func needsFile() {
    #expect(
      run("lock", "-")
        == Outcome(
          2,
          error: """
            navgen: error: '-' has no folder for the lock, expected a file
            see 'navgen lock --help'

            """))
  }
}
