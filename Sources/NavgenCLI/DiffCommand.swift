import NavgenCore
import NavgenSource

/// What `navgen diff` was asked for.
struct DiffRequest: Hashable {
  let old: SpecSource
  let new: SpecSource
  let format: DifferenceFormat
}

/// Tells what a new spec breaks, and fails when it breaks anything.
func diff(
  _ request: DiffRequest, _ console: inout Console, _ environment: CLIEnvironment
) -> ExitCode {
  withSpec(request.old, &console, environment) { old, console in
    withSpec(request.new, &console, environment) { new, console in
      let pair = SpecPair(old: old.spec, oldLock: old.lock, new: new.spec, newLock: new.lock)
      return diff(pair, request.format, &console)
    }
  }
}

private func diff(
  _ pair: SpecPair, _ format: DifferenceFormat, _ console: inout Console
) -> ExitCode {
  var diagnostics = DiagnosticList()
  guard let differences = diffSpecs(pair, diagnostics: &diagnostics) else {
    return console.judge(diagnostics)
  }
  let code = console.answer(format.render(differences))
  return max(code, differences.contains(where: \.isBreak) ? .faultySpec : .fine)
}
