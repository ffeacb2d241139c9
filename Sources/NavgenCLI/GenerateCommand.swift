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
  let source: SourceFile
  let lock: SourceFile?
  do {
    source = try request.spec.read(in: environment)
    lock = try request.spec.readLock(in: environment)
  } catch {
    console.report(error)
    return .fileFailure
  }
  let options = CompileOptions(
    testedModule: request.tests?.module, today: environment.today, lock: lock)
  let result = environment.compile(source, options)
  console.report(result.diagnostics, as: request.format)
  if result.diagnostics.hasErrors { return .faultySpec }
  if request.isStrict, result.diagnostics.hasWarnings {
    console.reportStrictness(.nothingWritten)
    return .faultySpec
  }
  let failures = write(result.files.compactMap(request.place), with: environment.files)
  failures.forEach(console.report)
  return failures.isEmpty ? .fine : .fileFailure
}

extension GenerateRequest {
  /// Where a file goes; `nil` when it is not wanted.
  fileprivate func place(_ file: GeneratedFile) -> PlacedFile? {
    let directory = file.output == .tests ? tests?.directory : output
    return directory.map { PlacedFile(file, in: $0) }
  }
}
