import Testing

@testable import NavgenCLI

@Suite struct HelpTests {
  @Test("the general help names the commands and the exit codes")
  func general() {
    let text = """
      Compiles navigation.yaml into typed Swift navigation code.

      Usage:
        navgen generate SPEC [--output DIR] [--tests DIR --module NAME] [--strict] [--format text|xcode]
        navgen validate SPEC… [--strict] [--format text|xcode]
        navgen --help | navgen COMMAND --help | navgen --version

      Commands:
        generate  Compiles a spec and writes its Swift files, those that changed.
        validate  Checks specs and writes nothing.

      Options:
        --help     Shows this help.
        --version  Shows the version.

      Exit codes:
        0  fine
        1  a spec has errors (with --strict also warnings)
        2  wrong usage
        3  reading or writing failed

      """
    #expect(World.inMemory.run(["--help"]) == Outcome(0, output: text))
  }

  @Test("the help of generate names its options")
  func generate() {
    let text = """
      Compiles a spec and writes its Swift files, those that changed.

      Usage:
        navgen generate SPEC [--output DIR] [--tests DIR --module NAME] [--strict] [--format text|xcode]

      Operands:
        SPEC  A YAML or JSON file, or '-' for standard input.

      Options:
        --output DIR         Where the app's files go. At least one of this and --tests is needed.
        --tests DIR          Where the generated tests go.
        --module NAME        The module that the tests import.
        --strict             Counts warnings as errors.
        --format text|xcode  How diagnostics are shown: text on a terminal, else xcode.
        --help               Shows this help.

      """
    #expect(World.inMemory.run(["generate", "--help"]) == Outcome(0, output: text))
  }

  @Test("the help of validate names its options, whatever else is given")
  func validate() {
    let text = """
      Checks specs and writes nothing.

      Usage:
        navgen validate SPEC… [--strict] [--format text|xcode]

      Operands:
        SPEC  A YAML or JSON file, or '-' for standard input.

      Options:
        --strict             Counts warnings as errors.
        --format text|xcode  How diagnostics are shown: text on a terminal, else xcode.
        --help               Shows this help.

      """
    #expect(
      World.inMemory.run(["validate", "a", "--help", "--nonsense"]) == Outcome(0, output: text))
  }

  @Test("the version is one line")
  func version() {
    #expect(World.inMemory.run(["--version"]) == Outcome(0, output: "navgen 0.1.0\n"))
  }
}
