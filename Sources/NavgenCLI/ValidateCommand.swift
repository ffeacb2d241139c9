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
    let outcome = withSpec(spec, &console, environment) { files, console in
      let options = CompileOptions(today: environment.today, lock: files.lock, checksLock: true)
      let result = environment.compile(files.spec, options)
      let code = console.judge(
        result.diagnostics, of: files.spec, as: request.format, isStrict: request.isStrict)
      if code != .fine, !result.diagnostics.hasErrors { hasRefusedWarnings = true }
      return code
    }
    code = max(code, outcome)
  }
  if hasRefusedWarnings { console.reportStrictness(.notValid) }
  return max(code, console.giveDocument(as: request.format, isStrict: request.isStrict))
}
