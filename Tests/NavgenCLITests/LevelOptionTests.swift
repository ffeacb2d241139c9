import Testing

@testable import NavgenCLI
@testable import NavgenCore

@Suite struct LevelOptionTests {
  /// One thing that a build warns of, and one that only a lint rule does.
  private static let spec = """
    navgen: 1
    tabs:
      home: { title: Home, icon: house }
    types:
      Token: {}
      Sorting: { cases: [price, name] }
    routes:
      login: { params: { token: Token } }

    """

  private func run(_ arguments: String..., lint: String = "") -> Outcome {
    run(arguments, lint: lint)
  }

  private func run(_ arguments: [String], lint: String = "") -> Outcome {
    var world = World()
    world.files.status = { _ in nil }
    world.files.names = { _ in [] }
    world.files.read = { path, _ throws(FileError) in
      switch path {
      case "spec.yaml": return Array((Self.spec + lint).utf8)
      case "Localizable.xcstrings": return Array(#"{ "strings": { "Other": {} } }"#.utf8)
      case "Other/Localizable.xcstrings": return Array(#"{ "strings": { "Home": {} } }"#.utf8)
      case "broken.xcstrings": return Array("{}".utf8)
      case "Labels.xcstrings": return Array(#"{ "strings": { "Home": {} } }"#.utf8)
      default: throw .cannotRead(path, SystemError(code: 2))
      }
    }
    world.compile = { NavgenCore.compile($0, options: $1) }
    return world.run(arguments)
  }

  private func ids(_ outcome: Outcome) -> [String] {
    outcome.error.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /(error|warning): .* \[([a-z-]+)\]$/).map { "\($0.1) \($0.2)" }
    }
  }

  @Test("without a word validate gives every warning, and lint rules are asked")
  func standard() {
    let outcome = run("validate", "spec.yaml")
    #expect(outcome.code == 0)
    #expect(ids(outcome) == ["warning unused-type", "warning missing-sample"])
  }

  @Test("a warning that is allowed is not given, one that is denied is an error")
  func allowAndDeny() {
    #expect(
      ids(run("validate", "spec.yaml", "--allow", "unused-type")) == ["warning missing-sample"])
    let denied = run("validate", "spec.yaml", "--deny", "unused-type")
    #expect(denied.code == 1)
    #expect(ids(denied) == ["error unused-type", "warning missing-sample"])
    let none = run(
      "validate", "spec.yaml", "--allow=unused-type", "--allow=missing-sample", "--strict")
    #expect(none == Outcome(0))
  }

  @Test("an optional warning is given to who asks for it, by its name or by 'all'")
  func warn() {
    let links = "links: { schemes: [shop] }\nmodals: { terms: { style: cover, link: /terms } }\n"
    #expect(!ids(run("validate", "spec.yaml", lint: links)).contains("warning dead-end"))
    for id in ["dead-end", "all"] {
      let given = ids(run("validate", "spec.yaml", "--warn", id, lint: links))
      #expect(given.contains("warning dead-end"))
    }
  }

  @Test("the command line counts more than the spec, id by id")
  func precedence() {
    let lint = "lint: { deny: unused-type, allow: missing-sample }\n"
    #expect(ids(run("validate", "spec.yaml", lint: lint)) == ["error unused-type"])
    #expect(
      ids(run("validate", "spec.yaml", "--warn", "unused-type", lint: lint))
        == ["warning unused-type"])
    #expect(ids(run("validate", "spec.yaml", "--allow", "all", lint: lint)) == [])
  }

  @Test("'all' stands for what is not named")
  func all() {
    let lint = "lint: { deny: all, allow: missing-sample }\n"
    #expect(
      ids(run("validate", "spec.yaml", "--allow", "link-case", lint: lint))
        == ["error unused-type", "error unreachable-route"])
  }

  @Test("'all' at the command line counts more than a name in the spec")
  func allOverNamed() {
    let lint = "lint: { allow: missing-sample }\n"
    #expect(
      ids(run("validate", "spec.yaml", "--deny", "all", lint: lint)).contains(
        "error missing-sample"))
  }

  @Test("the first level in the file is told as the first, and one twice is none too many")
  func order() {
    let two = run(
      "validate", "spec.yaml", lint: "lint:\n  deny: unused-type\n  allow: unused-type\n")
    #expect(two.error.contains("spec.yaml:11:10: error: 'unused-type' has two levels in 'lint'"))
    let same = run("validate", "spec.yaml", lint: "lint: { allow: [unused-type, unused-type] }\n")
    #expect(ids(same) == ["warning missing-sample"])
  }

  @Test("what is denied keeps a build from writing, what is linted does not reach it")
  func builds() {
    let denied = run(
      "generate", "spec.yaml", "--output", "out", lint: "lint: { deny: missing-sample }\n")
    #expect(denied.code == 1)
    #expect(ids(denied) == ["error missing-sample"])
    let outcome = run(
      "generate", "spec.yaml", "--output", "out", "--check", "--allow", "missing-sample")
    #expect(ids(outcome) == [])
  }

  @Test("a lock can be written in spite of what is denied")
  func locks() {
    let outcome = run("lock", "spec.yaml", "--check", lint: "lint: { deny: all }\n")
    #expect(ids(outcome).contains("warning missing-sample"))
    #expect(!ids(outcome).contains { $0.hasPrefix("error") })
    let allowed = run("lock", "spec.yaml", "--check", lint: "lint: { allow: all }\n")
    #expect(allowed.code == 1)
    #expect(ids(allowed) == ["warning stale-lock"])
  }

  @Test("titles are looked up in each string catalogue that is given")
  func strings() {
    #expect(
      ids(run("validate", "spec.yaml", "--strings", "Localizable.xcstrings"))
        == ["warning missing-string", "warning unused-type", "warning missing-sample"])
    let message = "'Home' is looked up in 'Localizable', which was not given"
    #expect(run("validate", "spec.yaml", "--strings", "Labels.xcstrings").error.contains(message))
    let both = ["Localizable.xcstrings", "Other/Localizable.xcstrings"].flatMap {
      ["--strings", $0]
    }
    #expect(
      ids(run(["validate", "spec.yaml"] + both)) == [
        "warning unused-type", "warning missing-sample",
      ])
    let broken = run(
      "validate", "spec.yaml", "spec.yaml", "--strings", "broken.xcstrings", "--allow", "all")
    #expect(broken.code == 1)
    #expect(ids(broken) == ["error no-string-catalog"])
    let gone = run("validate", "spec.yaml", "--strings", "gone.xcstrings")
    #expect(gone.code == 3)
  }

  @Test(
    "ids that cannot have a level are wrong usage",
    arguments: [
      (
        "--allow unused-typ",
        "there is no warning 'unused-typ' for '--allow'; did you mean 'unused-type'?"
      ),
      ("--deny wrong-kind", "'wrong-kind' is no warning, expected one for '--deny'"),
      ("--warn link-lost", "'link-lost' is no warning, expected one for '--warn'"),
      ("--allow dead-end --deny dead-end", "'dead-end' is given two levels"),
    ])
  func mistakes(options: String, message: String) {
    var world = World.inMemory
    world.input = ""
    let outcome = world.run(["validate", "spec"] + options.split(separator: " ").map(String.init))
    #expect(
      outcome == Outcome(2, error: "navgen: error: \(message)\nsee 'navgen validate --help'\n"))
  }
}
