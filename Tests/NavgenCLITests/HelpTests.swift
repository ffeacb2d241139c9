import Testing

@testable import NavgenCLI

@Suite struct HelpTests {
  @Test("the general help names the commands and the exit codes")
  func general() {
    let text = """
      Compiles navigation.yaml into typed Swift navigation code.

      Usage:
        navgen init [FILE] [--name NAME]
        navgen generate SPEC [OPTION…]
        navgen validate SPEC… [OPTION…]
        navgen resolve SPEC URL [--format text|json]
        navgen links SPEC [--format markdown|json|simctl]
        navgen aasa SPEC --app-id TEAMID.BUNDLE [--check FILE]
        navgen url-types SPEC
        navgen lock SPEC [--check] [--format FORMAT]
        navgen diff OLD NEW [--format text|json|github]
        navgen explain [ID…]
        navgen schema
        navgen symbols SEARCH… [--spec SPEC] [--format text|json] [--symbols FILE] [--system-symbols]
        navgen --help | navgen COMMAND --help | navgen --version

      Commands:
        init       Writes a spec to begin with, and its schema for editors.
        generate   Compiles a spec and writes its Swift files, those that changed.
        validate   Checks specs and writes nothing.
        resolve    Says what a URL opens, and why the other patterns do not.
        links      Lists every link pattern with sample URLs.
        aasa       Writes the apple-app-site-association file, or compares one with it.
        url-types  Writes the property list with the URL types of Info.plist.
        lock       Records what a spec saves in the lock beside it.
        diff       Tells what a new spec breaks for links, saved state and code.
        explain    Tells what diagnostics mean and what to do, or lists them all.
        schema     Prints the JSON Schema of specs, by which editors help to write them.
        symbols    Finds SF Symbols by parts of their names, and tells where they are available.

      Options:
        --help     Shows this help.
        --version  Shows the version.

      Exit codes:
        0  fine
        1  a spec has errors (with --strict also warnings), or a question is denied
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
        navgen generate SPEC [--output DIR] [--tests DIR --module NAME] [--check]
                             [--watch] [--strict] [--allow ID]… [--warn ID]… [--deny ID]…
                             [--format FORMAT]

      Operands:
        SPEC  A YAML or JSON file, or '-' for standard input.

      Options:
        --output DIR     Where the app's files go. At least one of this and --tests is needed.
        --tests DIR      Where the generated tests go.
        --module NAME    The module that the tests import.
        --check          Writes nothing, shows how the files differ, and fails if any does or is left over.
        --watch          Goes on, and generates again after each change of the spec.
        --strict         Counts warnings as errors.
        --allow ID       Does not give this warning. Like the next two it counts more than 'lint' of the spec.
        --warn ID        Gives this warning, such as an optional one.
        --deny ID        Counts this warning as an error. 'all' stands for every one that is not named.
        --format FORMAT  How diagnostics are shown: text, xcode, github, json, sarif, junit; text on a terminal, else xcode.
        --help           Shows this help.

      """
    #expect(World.inMemory.run(["generate", "--help"]) == Outcome(0, output: text))
  }

  @Test("the help of validate names its options, whatever else is given")
  func validate() {
    let text = """
      Checks specs and writes nothing.

      Usage:
        navgen validate SPEC… [--strict] [--allow ID]… [--warn ID]… [--deny ID]…
                              [--format FORMAT] [--strings FILE]… [--symbols FILE]
                              [--system-symbols]

      Operands:
        SPEC  A YAML or JSON file, or '-' for standard input.

      Options:
        --strict          Counts warnings as errors.
        --allow ID        Does not give this warning. Like the next two it counts more than 'lint' of the spec.
        --warn ID         Gives this warning, such as an optional one.
        --deny ID         Counts this warning as an error. 'all' stands for every one that is not named.
        --format FORMAT   How diagnostics are shown: text, xcode, github, json, sarif, junit; text on a terminal, else xcode.
        --strings FILE    Looks the titles up in this string catalogue, a file TABLE.xcstrings.
        --symbols FILE    Knows the symbols of this name_availability.plist too.
        --system-symbols  Knows the symbols of this Mac too.
        --help            Shows this help.

      """
    #expect(
      World.inMemory.run(["validate", "a", "--help", "--nonsense"]) == Outcome(0, output: text))
  }

  @Test("the help of resolve names both operands")
  func resolve() {
    let text = """
      Says what a URL opens, and why the other patterns do not.

      Usage:
        navgen resolve SPEC URL [--format text|json]

      Operands:
        SPEC  A YAML or JSON file, or '-' for standard input.
        URL   As an app gets it, or a path within the app.

      Options:
        --format text|json  How the answer is shown: text unless given.
        --help              Shows this help.

      """
    #expect(World.inMemory.run(["resolve", "--help"]) == Outcome(0, output: text))
  }

  @Test("the help of explain names its ids, which may be left out")
  func explain() {
    let text = """
      Tells what diagnostics mean and what to do, or lists them all.

      Usage:
        navgen explain [ID…]

      Operands:
        ID  What stands in brackets behind a message.

      Options:
        --help  Shows this help.

      """
    #expect(World.inMemory.run(["explain", "--help"]) == Outcome(0, output: text))
  }

  @Test("the help of init names its file, which may be left out")
  func initialise() {
    let text = """
      Writes a spec to begin with, and its schema for editors.

      Usage:
        navgen init [FILE] [--name NAME]

      Operands:
        FILE  Where the spec goes; navigation.yaml unless given.

      Options:
        --name NAME  Begins the names of the generated types; that of the folder unless given.
        --help       Shows this help.

      """
    #expect(World.inMemory.run(["init", "--help"]) == Outcome(0, output: text))
  }

  @Test("the help of a command without operands names none")
  func schema() {
    let text = """
      Prints the JSON Schema of specs, by which editors help to write them.

      Usage:
        navgen schema

      Options:
        --help  Shows this help.

      """
    #expect(World.inMemory.run(["schema", "--help"]) == Outcome(0, output: text))
  }

  @Test("the version is one line")
  func version() {
    #expect(World.inMemory.run(["--version"]) == Outcome(0, output: "navgen 0.1.0\n"))
  }
}
