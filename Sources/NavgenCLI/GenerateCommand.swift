import NavgenCore
import NavgenSource

/// What `navgen generate` was asked for.
struct GenerateRequest: Hashable {
  /// Where the generated tests go, and the module that they test.
  struct Tests: Hashable {
    let directory: String
    let module: String
  }

  let spec: SpecSource
  /// Where the app's files go; `nil` when only the tests are wanted.
  let output: String?
  let tests: Tests?
  let isStrict: Bool
  let format: DiagnosticFormat?
}

/// Compiles a spec and puts the files into place, all of them or, on any error, none.
func generate(
  _ request: GenerateRequest, _ console: inout Console, _ environment: CLIEnvironment
) -> ExitCode {
  withSpec(request.spec, &console, environment) { files, console in
    let options = CompileOptions(
      testedModule: request.tests?.module, today: environment.today, lock: files.lock)
    let result = environment.compile(files.spec, options)
    let code = console.judge(
      result.diagnostics, as: request.format, isStrict: request.isStrict)
    if code != .fine {
      if !result.diagnostics.hasErrors { console.reportStrictness(.nothingWritten) }
      return code
    }
    return console.fail(write(result.files.compactMap(request.place), with: environment.files))
  }
}

extension GenerateRequest {
  /// Where a file goes; `nil` when it is not wanted.
  fileprivate func place(_ file: GeneratedFile) -> PlacedFile? {
    let directory = file.output == .tests ? tests?.directory : output
    return directory.map { PlacedFile(file, in: $0) }
  }
}
