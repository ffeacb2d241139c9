import Testing

@testable import NavgenCLI
@testable import NavgenCore

@Suite struct SymbolsCommandTests {
  /// A list as a Mac has it, with a name that no table of today has.
  private static let list = """
    <plist version="1.0"><dict>
    <key>symbols</key><dict><key>zebra.crossing</key><string>2031</string></dict>
    <key>year_to_release</key><dict><key>2031</key><dict>
    <key>iOS</key><string>32.0</string></dict></dict>
    </dict></plist>
    """

  private static let spec = """
    navgen: 1
    platforms: { iOS: "17.0" }
    tabs:
      a: { title: A, icon: zebra.crossing }
    """

  private func run(_ arguments: String..., spec: String = spec) -> Outcome {
    var world = World()
    world.files.status = { _ in nil }
    world.files.read = { path, _ throws(FileError) in
      switch path {
      case "list.plist", SymbolSources.systemPath: return Array(Self.list.utf8)
      case "spec.yaml": return Array(spec.utf8)
      case "other.plist": return Array("<plist/>".utf8)
      default: throw .cannotRead(path, SystemError(code: 2))
      }
    }
    world.compile = { NavgenCore.compile($0, options: $1) }
    return world.run(arguments)
  }

  @Test("symbols names what it finds, since when each system has it, and what else is known")
  func text() {
    let text = """
      applelogo  iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0; now 'apple.logo'; \
      only for Sign in with Apple

      """
    #expect(run("symbols", "applelogo") == Outcome(0, output: text))
    let lines = run("symbols", "moon", "zzz").output.split(separator: "\n")
    #expect(
      lines.map { $0.prefix(23) } == ["moon.zzz       iOS 13.0", "moon.zzz.fill  iOS 13.0"])
  }

  @Test("symbols answers in JSON for other tools")
  func json() {
    let text = """
      [
        {
          "name": "applelogo",
          "introduced": {
            "iOS": "14.0",
            "macOS": "11.0",
            "tvOS": "14.0",
            "watchOS": "7.0",
            "visionOS": "1.0"
          },
          "renamedTo": "apple.logo",
          "refersTo": "Sign in with Apple"
        }
      ]

      """
    #expect(run("symbols", "applelogo", "--format", "json") == Outcome(0, output: text))
  }

  @Test("with a spec only what its targets have is found, by the names they have")
  func onlyFor() {
    let all = run("symbols", "rotate camera").output
    let some = run("symbols", "rotate camera", "--spec", "spec.yaml").output
    #expect(all.contains("arrow.trianglehead.2.clockwise.rotate.90.camera "))
    #expect(!some.contains("arrow.trianglehead.2.clockwise.rotate.90.camera "))
    #expect(some.contains("camera.rotate "))
    let newer = Self.spec.replacing("17.0", with: "18.0")
    #expect(
      !run("symbols", "camera.rotate", "--spec", "spec.yaml", spec: newer).output
        .contains("camera.rotate "))
  }

  @Test("finding nothing is told and exits with 1")
  func nothing() {
    #expect(
      run("symbols", "hosue.fill")
        == Outcome(
          1, error: "navgen: error: no symbol has 'hosue.fill'; did you mean 'house.fill'?\n"))
    #expect(
      run("symbols", "qqqq", "--format", "json")
        == Outcome(1, output: "[]\n", error: "navgen: error: no symbol has 'qqqq'\n"))
    #expect(run("symbols", "house", "--spec", "gone").code == 3)
  }

  @Test("symbols of a Mac or of a file are known only if asked for")
  func lists() {
    #expect(run("symbols", "zebra").code == 1)
    for options in [["--symbols", "list.plist"], ["--system-symbols"]] {
      var world = World()
      world.files.read = { _, _ in Array(Self.list.utf8) }
      #expect(
        world.run(["symbols", "zebra"] + options)
          == Outcome(0, output: "zebra.crossing  iOS 32.0\n"))
    }
    #expect(run("validate", "spec.yaml").error.contains("[unknown-symbol]"))
    let found = run("validate", "spec.yaml", "--symbols", "list.plist").error
    #expect(found.contains("iOS 17.0 does not have 'zebra.crossing', which came with iOS 32.0"))
    #expect(run("validate", "spec.yaml", "--system-symbols").error == found)
  }

  @Test("a list that cannot be used exits with 3")
  func badLists() {
    let reason = "it is not a property list of symbols, such as 'name_availability.plist'"
    for command in [["symbols", "a"], ["validate", "spec.yaml"]] {
      #expect(
        run(command[0], command[1], "--symbols", "other.plist")
          == Outcome(3, error: "navgen: error: cannot use 'other.plist': \(reason)\n"))
      #expect(
        run(command[0], command[1], "--symbols", "gone")
          == Outcome(3, error: "navgen: error: cannot read 'gone': No such file or directory\n"))
    }
  }
}
