import Foundation
import Testing

@testable import NavgenCLI

@Suite struct ValidateTests {
  private func validate(_ arguments: String..., isTerminal: Bool = false) -> Outcome {
    var world = World.inMemory
    world.input = "an error"
    world.isTerminal = isTerminal
    return world.run(["validate"] + arguments)
  }

  private func line(_ path: String, _ severity: String) -> String {
    "\(path):1:1: \(severity): it is so [fake-fact]\n"
  }

  @Test("a spec without mistakes is met with silence")
  func fine() {
    #expect(validate("spec") == Outcome(0))
  }

  @Test("errors are shown and exit with 1")
  func errors() {
    #expect(validate("error") == Outcome(1, error: line("error", "error")))
  }

  @Test("warnings are shown and exit with 0")
  func warnings() {
    #expect(validate("warning") == Outcome(0, error: line("warning", "warning")))
  }

  @Test("with --strict warnings exit with 1, and the last line says why")
  func strict() {
    let reason = "navgen: error: '--strict' counts warnings as errors\n"
    #expect(
      validate("--strict", "warning", "fine")
        == Outcome(1, error: line("warning", "warning") + reason))
    #expect(validate("--strict", "error") == Outcome(1, error: line("error", "error")))
    #expect(validate("--strict", "fine") == Outcome(0))
  }

  @Test("a file that cannot be read exits with 3, and the other specs are checked")
  func unreadable() {
    let failure = "navgen: error: cannot read 'gone': No such file or directory\n"
    #expect(validate("gone", "error") == Outcome(3, error: failure + line("error", "error")))
    #expect(
      validate("error", "gone", "fine") == Outcome(3, error: line("error", "error") + failure))
  }

  @Test("standard input is shown as <stdin>")
  func standardInput() {
    #expect(validate("-") == Outcome(1, error: line("<stdin>", "error")))
  }

  @Test("on a terminal excerpts are shown, an empty line between them")
  func terminal() {
    let excerpt = "error: it is so [fake-fact]\n --> error:1:1\n  |\n1 | error\n  | ^\n"
    #expect(
      validate("error", "fine", "error", isTerminal: true)
        == Outcome(1, error: excerpt + "\n" + excerpt))
    #expect(validate("--format=text", "error") == Outcome(1, error: excerpt))
    #expect(
      validate("--format=xcode", "error", isTerminal: true)
        == Outcome(1, error: line("error", "error")))
  }

  @Test("an answer that cannot be written exits with 3")
  func fullOutput() {
    let error = Recorder()
    let environment = CLIEnvironment(
      files: .system, readInput: { _ in [] },
      writeOutput: { _ throws(FileError) in
        throw .cannotWrite("<stdout>", SystemError(code: 28))
      }, writeError: error.add, isErrorTerminal: false, compile: CLIEnvironment.process.compile)
    #expect(run(["--version"], in: environment) == 3)
    #expect(error.text == "navgen: error: cannot write '<stdout>': No space left on device\n")
  }

  @Test("has colours on a terminal that takes them, and nowhere else")
  func colors() {
    var world = World.inMemory
    world.usesColors = true
    #expect(!world.run(["validate", "error"]).error.contains("\u{1B}"))
    world.isTerminal = true
    let text = world.run(["validate", "error"]).error
    #expect(text.hasPrefix("\u{1B}[1;31merror:\u{1B}[0m it is so [fake-fact]\n"))
    #expect(text.contains("\u{1B}[1;31m^\u{1B}[0m\n"))
    world.usesColors = false
    #expect(!world.run(["validate", "error"]).error.contains("\u{1B}"))
  }

  @Test("a document goes to standard output, once for all specs, also when nothing is wrong")
  func documents() {
    let outcome = validate("error", "fine", "warning", "--format", "junit")
    #expect(outcome.code == 1)
    #expect(outcome.error == "")
    #expect(outcome.output.components(separatedBy: "<testsuite ").count == 4)
    let fine = validate("fine", "--format", "sarif")
    #expect(fine.code == 0)
    #expect(fine.output.contains("\"results\": []"))
  }

  @Test("workflow commands go where diagnostics go")
  func github() {
    #expect(
      validate("error", "--format", "github")
        == Outcome(
          1,
          error:
            "::error file=error,line=1,endLine=1,col=1,endColumn=1,title=fake-fact::it is so\n"))
  }
}
