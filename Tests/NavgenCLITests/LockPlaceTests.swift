import Foundation
import NavgenTestSupport
import Testing

@testable import NavgenCLI
@testable import NavgenCore

@Suite("The place of a lock")
struct LockPlaceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ route: String, to name: String) throws {
    let text = "navgen: 1\ntabs:\n  home: { title: Home, icon: house }\nroutes:\n  \(route): {}\n"
    try folder.write(text, to: name)
  }

  private func run(_ arguments: String...) -> Outcome {
    var world = World()
    world.compile = { source, options in NavgenCore.compile(source, options: options) }
    return world.run(arguments)
  }

  @Test(
    "is named after the spec, except for the names that the plugin looks for",
    arguments: [
      ("navigation.yaml", "navgen.lock"), ("navigation.yml", "navgen.lock"),
      ("navigation.json", "navgen.lock"), ("shop.yaml", "shop.navgen.lock"),
      ("shop.v2.json", "shop.v2.navgen.lock"), ("navigation", "navigation.navgen.lock"),
      ("shop.txt", "shop.txt.navgen.lock"), ("Navigation.yaml", "Navigation.navgen.lock"),
    ])
  func names(spec: String, lock: String) {
    #expect(LockPlace(ofSpec: spec).path == lock)
    #expect(LockPlace(ofSpec: "a/b/\(spec)").path == "a/b/\(lock)")
    #expect(LockPlace(ofSpec: "/\(spec)").path == "/\(lock)")
  }

  @Test("lets two specs in one folder have a lock each")
  func twoSpecs() throws {
    try write("a", to: "navigation.yaml")
    try write("b", to: "shop.yaml")
    #expect(run("lock", folder.path("navigation.yaml")) == Outcome(0))
    #expect(run("lock", folder.path("shop.yaml")) == Outcome(0))
    #expect(
      folder.names() == ["navgen.lock", "navigation.yaml", "shop.navgen.lock", "shop.yaml"])
    #expect(folder.text("navgen.lock")?.contains("      a: {}\n") == true)
    #expect(folder.text("shop.navgen.lock")?.contains("      b: {}\n") == true)
    for spec in ["navigation.yaml", "shop.yaml"] {
      #expect(run("lock", folder.path(spec), "--check") == Outcome(0))
      #expect(run("validate", folder.path(spec)) == Outcome(0))
    }
  }

  @Test("is where a spec's own lock is read, and no other one")
  func reads() throws {
    try write("b", to: "shop.yaml")
    try folder.write("lock: none", to: "navgen.lock")
    #expect(run("validate", folder.path("shop.yaml")) == Outcome(0))
    #expect(run("lock", folder.path("shop.yaml"), "--check").error.contains("'shop.navgen.lock'"))
    try folder.write("lock: none", to: "shop.navgen.lock")
    #expect(run("validate", folder.path("shop.yaml")).error.contains("shop.navgen.lock:1:7: error"))
  }

  @Test("is refused where a link leads to what is no file")
  func device() throws {
    try write("a", to: "navigation.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("navgen.lock"), withDestinationPath: "/dev/zero")
    let outcome = Outcome(
      3,
      error:
        "navgen: error: cannot read '\(folder.path("navgen.lock"))': it is not a regular file\n")
    #expect(run("validate", folder.path("navigation.yaml")) == outcome)
    #expect(run("lock", folder.path("navigation.yaml")) == outcome)
  }

  @Test("is not waited for where a pipe is in its place")
  func pipe() throws {
    let binary = try BuiltBinary()
    try binary.folder.write("navgen: 1\n", to: "navigation.yaml")
    // Who waits all the same gets an empty lock after ten seconds, and says something else.
    let outcome = try binary.shell(
      """
      mkfifo navgen.lock
      (sleep 10; exec 3<>navgen.lock) >/dev/null 2>&1 &
      "$0" validate navigation.yaml; code=$?; kill $!; exit $code
      """)
    #expect(
      outcome
        == Outcome(
          3, error: "navgen: error: cannot read 'navgen.lock': it is not a regular file\n"))
  }

  @Test("is not written when another spec has it too")
  func shared() throws {
    try write("a", to: "navigation.yaml")
    try write("b", to: "navigation.yml")
    for spec in ["navigation.yaml", "navigation.yml"] {
      let other = spec == "navigation.yml" ? "navigation.yaml" : "navigation.yml"
      let outcome = run("lock", folder.path(spec))
      #expect(
        outcome
          == Outcome(
            1,
            error: "navgen: error: 'navgen.lock' would be the lock of '\(other)' too; "
              + "give one of the specs another name\n"))
    }
    #expect(folder.names() == ["navigation.yaml", "navigation.yml"])
  }
}
