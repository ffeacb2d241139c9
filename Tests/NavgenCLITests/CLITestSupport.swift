import Foundation
import NavgenSource

@testable import NavgenCLI
@testable import NavgenCore

/// What a run left behind.
struct Outcome: Equatable {
  let code: Int32
  let output: String
  let error: String

  init(_ code: Int32, output: String = "", error: String = "") {
    self.code = code
    self.output = output
    self.error = error
  }
}

/// A world for the commands. The compiler in it takes lines such as `error` and `warning` for what
/// they say, and makes one line of code for each output file, with the spec in it.
struct World {
  var files = FileAccess.system
  var input = ""
  var isTerminal = false
  var usesColors = false
  var pause: @Sendable () -> Bool = { false }
  var workingDirectory: String?
  var today: String?
  var compile: @Sendable (SourceFile, CompileOptions) -> CompileResult = compileFake

  func run(_ arguments: [String]) -> Outcome {
    let output = Recorder()
    let error = Recorder()
    let environment = CLIEnvironment(
      files: files, readInput: { [input] limit in Array(input.utf8.prefix(limit)) },
      writeOutput: output.add, writeError: error.add, isErrorTerminal: isTerminal,
      usesColors: usesColors, pause: pause, workingDirectory: workingDirectory, today: today,
      compile: compile)
    return Outcome(
      NavgenCLI.run(arguments, in: environment), output: output.text, error: error.text)
  }

  /// With specs in memory: the text of each is its path, and one named `gone` cannot be read.
  static var inMemory: World {
    var world = World()
    world.files.read = { path, _ throws(FileError) in
      if path == "gone" { throw .cannotRead(path, SystemError(code: ENOENT)) }
      return Array(path.utf8)
    }
    return world
  }
}

private func compileFake(_ source: SourceFile, _ options: CompileOptions) -> CompileResult {
  let text = String(decoding: source.bytes, as: UTF8.self)
  var diagnostics = DiagnosticList()
  for severity in [Diagnostic.Severity.error, .warning] where text.contains(severity.rawValue) {
    let fact = Diagnostic(severity, id: "fake-fact", "it is so", at: source.range(0..<1))
    diagnostics.add(fact)
  }
  let wanted = options.testedModule == nil ? OutputFile.sources : OutputFile.allCases
  let files = wanted.map { output in
    GeneratedFile(
      output: output,
      contents: "\(GeneratedFile.mark)\n\(text)\(options.testedModule ?? "")\(output.rawValue)\n")
  }
  return CompileResult(files: diagnostics.hasErrors ? [] : files, diagnostics: diagnostics)
}

/// Collects what closures are given.
final class Recorder: @unchecked Sendable {
  private let lock = NSLock()
  private var recorded = ""

  var text: String { lock.withLock { recorded } }

  @Sendable func add(_ text: String) { lock.withLock { recorded += text } }
}
