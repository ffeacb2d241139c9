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
  let judgement: Judgement
  let mode: GenerateMode
}

/// What becomes of the files.
enum GenerateMode {
  case write
  /// Nothing is written; the run fails when something would be.
  case check
  /// They are written again after each change of the spec.
  case watch
}

/// Compiles a spec and puts the files into place, all of them or, on any error, none.
func generate(
  _ request: GenerateRequest, _ console: inout Console, _ environment: CLIEnvironment
) -> ExitCode {
  if request.mode == .watch { return watch(request, &console, environment) }
  let code = generateOnce(request, &console, environment)
  return max(code, console.giveDocument(as: request.judgement))
}

func generateOnce(
  _ request: GenerateRequest, _ console: inout Console, _ environment: CLIEnvironment
) -> ExitCode {
  withSpec(request.spec, &console, environment) { files, console in
    let options = CompileOptions(
      testedModule: request.tests?.module, today: environment.today, lock: files.lock,
      levels: request.judgement.levels)
    let result = environment.compile(files.spec, options)
    let code = console.judge(result.diagnostics, of: files.spec, as: request.judgement)
    if code != .fine {
      if !result.diagnostics.hasErrors { console.reportStrictness(.nothingWritten) }
      return code
    }
    let files = result.files.compactMap(request.place)
    if request.mode == .check { return check(files, of: request, console, environment) }
    return console.fail(write(files, with: environment.files))
  }
}

/// Shows how the files that are there differ.
private func check(
  _ files: [PlacedFile], of request: GenerateRequest, _ console: Console,
  _ environment: CLIEnvironment
) -> ExitCode {
  let directories = Set([request.output, request.tests?.directory].compactMap(\.self))
  do throws(FileError) {
    let comparison = try compare(files, in: directories, with: environment.files)
    if comparison.isUpToDate { return .fine }
    let code = comparison.patch.isEmpty ? ExitCode.fine : console.answer(comparison.patch)
    return max(code, console.refuse(.outdated(comparison)))
  } catch {
    return console.fail([error])
  }
}

extension GenerateRequest {
  /// Where a file goes; `nil` when it is not wanted.
  fileprivate func place(_ file: GeneratedFile) -> PlacedFile? {
    let directory = file.output == .tests ? tests?.directory : output
    return directory.map { PlacedFile(file, in: $0) }
  }
}
