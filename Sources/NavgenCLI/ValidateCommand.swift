import NavgenCore
import NavgenSource

/// What `navgen validate` was asked for.
struct ValidateRequest: Hashable {
  /// Never empty.
  let specs: [SpecSource]
  let isStrict: Bool
  let format: DiagnosticFormat?
}

/// Checks every spec, whatever is wrong with another, and writes nothing.
func validate(
  _ request: ValidateRequest, _ console: inout Console, _ environment: CLIEnvironment
) -> ExitCode {
  var code = ExitCode.fine
  var hasRefusedWarnings = false
  for spec in request.specs {
    do throws(FileError) {
      let lock = try spec.readLock(in: environment)
      let options = CompileOptions(today: environment.today, lock: lock, checksLock: true)
      let result = environment.compile(try spec.read(in: environment), options)
      console.report(result.diagnostics, as: request.format)
      if result.diagnostics.hasErrors {
        code = max(code, .faultySpec)
      } else if request.isStrict, result.diagnostics.hasWarnings {
        code = max(code, .faultySpec)
        hasRefusedWarnings = true
      }
    } catch {
      console.report(error)
      code = max(code, .fileFailure)
    }
  }
  if hasRefusedWarnings { console.reportStrictness(.notValid) }
  return code
}
