import NavgenSource
import Testing

@testable import NavgenCLI

@Suite struct UsageTests {
  @Test(
    "wrong usage is told with the help to look at, and exits with 2",
    arguments: [
      (
        "",
        "no command given, expected 'init' or 'generate' or 'validate' or 'resolve' or 'links' "
          + "or 'aasa' or 'url-types' or 'lock' or 'diff' or 'explain' or 'schema' or 'symbols'", ""
      ),
      ("genrate a", "there is no command 'genrate'; did you mean 'generate'?", ""),
      ("help", "there is no command 'help'", ""),
      ("--versoin", "there is no option '--versoin'; did you mean '--version'?", ""),
      ("--version x", "'x' is too much, expected nothing more", ""),
      ("--help generate", "'generate' is too much, expected nothing more", ""),
      ("generate", "no spec given, expected a file or '-' for standard input", "generate "),
      (
        "validate --strict", "no spec given, expected a file or '-' for standard input", "validate "
      ),
      ("generate a b --output o", "'b' is too much, expected one spec", "generate "),
      (
        "generate a --outptu o", "there is no option '--outptu'; did you mean '--output'?",
        "generate "
      ),
      ("generate a --json=o", "there is no option '--json'", "generate "),
      ("validate a --output o", "there is no option '--output'", "validate "),
      ("validate a -s", "there is no option '-s'", "validate "),
      ("generate a --output o --output=o", "'--output' is given twice", "generate "),
      ("validate a --strict --strict", "'--strict' is given twice", "validate "),
      ("generate a --output", "'--output' has no value, expected '--output DIR'", "generate "),
      ("generate a --output=", "'--output' has no value, expected '--output DIR'", "generate "),
      (
        "generate a --output --strict", "'--output' has no value, expected '--output DIR'",
        "generate "
      ),
      ("validate a --strict=yes", "'--strict' takes no value", "validate "),
      ("validate a --help=me", "'--help' takes no value", "validate "),
      (
        "validate a --format xml",
        "'xml' is not a format, expected 'text' or 'xcode' or 'github' or 'json' or 'sarif' or 'junit'",
        "validate "
      ),
      (
        "generate a", "no folder to write to, expected '--output DIR' or '--tests DIR'",
        "generate "
      ),
      (
        "generate a --output o --tests t", "'--tests' stands alone, expected '--module NAME' too",
        "generate "
      ),
      (
        "generate a --output o --module M", "'--module' stands alone, expected '--tests DIR' too",
        "generate "
      ),
      ("resolve a", "no URL given, expected one behind the spec", "resolve "),
      ("resolve a b c", "'c' is too much, expected one spec and one URL", "resolve "),
      (
        "resolve a b --format xcode", "'xcode' is not a format, expected 'text' or 'json'",
        "resolve "
      ),
      ("links a b", "'b' is too much, expected one spec", "links "),
      (
        "links a --format text",
        "'text' is not a format, expected 'markdown' or 'json' or 'simctl'", "links "
      ),
      ("aasa a", "'--app-id TEAMID.BUNDLE' is missing", "aasa "),
      (
        "aasa a --app-id ABCDE12345.a_b",
        "'ABCDE12345.a_b' is not an app ID, expected a team ID, a dot and a bundle ID such as "
          + "'ABCDE12345.com.example.app'", "aasa "
      ),
      (
        "aasa a --app-id com.example.app",
        "'com.example.app' is not an app ID, expected a team ID, a dot and a bundle ID such as "
          + "'ABCDE12345.com.example.app'", "aasa "
      ),
      (
        "aasa a --app-id TEAMID.BUNDLE",
        "'TEAMID.BUNDLE' is not an app ID, expected a team ID, a dot and a bundle ID such as "
          + "'ABCDE12345.com.example.app'", "aasa "
      ),
      (
        "aasa a --app-id abcde12345.com.example.app",
        "'abcde12345.com.example.app' is not an app ID, expected a team ID, a dot and a bundle ID such as "
          + "'ABCDE12345.com.example.app'", "aasa "
      ),
      (
        "aasa - --app-id ABCDE12345.b --check -",
        "'-' is given twice, but standard input can be read only once", "aasa "
      ),
      (
        "explain unknown-tab unkown-flag",
        "there is no diagnostic 'unkown-flag'; did you mean 'unknown-flag'?", "explain "
      ),
      (
        "explain [unkown-tab]",
        "there is no diagnostic 'unkown-tab'; did you mean 'unknown-tab'?", "explain "
      ),
      ("explain nothing-like-it", "there is no diagnostic 'nothing-like-it'", "explain "),
      ("explain --strict", "there is no option '--strict'", "explain "),
      ("schema a", "'a' is too much, expected nothing more", "schema "),
      ("init a.yaml b.yaml", "'b.yaml' is too much, expected one FILE", "init "),
      (
        "init -", "'-' is not a place for a spec, expected a file such as 'navigation.yaml'",
        "init "
      ),
      (
        "init a.json",
        "'a.json' is not a place for a spec, expected a file such as 'navigation.yaml'", "init "
      ),
      (
        "init --name shop",
        "'shop' cannot begin the names of types, expected letters and digits, an upper case "
          + "letter first, such as 'Shop'", "init "
      ),
      ("symbols", "nothing to search for given, expected parts of a name", "symbols "),
      ("symbols .", "nothing to search for given, expected parts of a name", "symbols "),
      (
        "symbols a --format xcode", "'xcode' is not a format, expected 'text' or 'json'",
        "symbols "
      ),
      ("url-types a --format json", "there is no option '--format'", "url-types "),
      (
        "validate - b -", "'-' is given twice, but standard input can be read only once",
        "validate "
      ),
    ])
  func mistakes(line: String, message: String, command: String) {
    let outcome = World.inMemory.run(line.split(separator: " ").map(String.init))
    #expect(
      outcome
        == Outcome(2, error: "navgen: error: \(message)\nsee 'navgen \(command)--help'\n"))
  }

  @Test(
    "a module name that Swift cannot import is refused",
    arguments: ["1a", "my-app", "a.b", "_", "a b", "class", "Any", "Ünit", "a`b", "a\u{301}"])
  func invalidModules(name: String) {
    let outcome = World.inMemory.run(["generate", "a", "--tests", "t", "--module", name])
    #expect(
      outcome.error
        == "navgen: error: '\(name)' is not a module name, expected ASCII letters, digits and '_', "
        + "and no word that Swift reserves\n"
        + "see 'navgen generate --help'\n")
    #expect(outcome.code == 2)
  }

  @Test("a long argument is cut where it is repeated")
  func longArguments() {
    let outcome = World.inMemory.run([String(repeating: "x", count: 100_000)])
    let shown = String(repeating: "x", count: 60)
    #expect(outcome.error.hasPrefix("navgen: error: there is no command '\(shown)…'\n"))
  }

  @Test("control characters in arguments are made visible")
  func controlCharacters() {
    let outcome = World.inMemory.run(["a\nb"])
    #expect(outcome.error.hasPrefix("navgen: error: there is no command 'a\\u{A}b'\n"))
  }

  @Test("both ways to give a value, operands between options, and '--' are understood")
  func forms() throws {
    guard
      case .success(.generate(let request)) = readInvocation([
        "generate", "--tests=t=1", "--strict", "--module", "Unit_1", "--format=text", "--output",
        "-",
        "--", "--spec",
      ])
    else {
      Issue.record("not understood")
      return
    }
    #expect(
      request
        == GenerateRequest(
          spec: .file("--spec"), output: "-",
          tests: GenerateRequest.Tests(directory: "t=1", module: "Unit_1"),
          judgement: Judgement(format: .text, isStrict: true), mode: .write))
  }

  @Test("several specs, standard input among them, are read in order")
  func specs() {
    guard case .success(.validate(let request)) = readInvocation(["validate", "b", "-", "a"]) else {
      Issue.record("not understood")
      return
    }
    #expect(
      request
        == ValidateRequest(
          specs: [.file("b"), .standardInput, .file("a")], judgement: Judgement()))
  }
}
