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
  let pair: SpecPair
  do throws(FileError) {
    pair = SpecPair(
      old: try request.old.read(in: environment),
      oldLock: try request.old.readLock(in: environment),
      new: try request.new.read(in: environment),
      newLock: try request.new.readLock(in: environment))
  } catch {
    console.report(error)
    return .fileFailure
  }
  var diagnostics = DiagnosticList()
  guard let differences = diffSpecs(pair, diagnostics: &diagnostics) else {
    console.report(diagnostics, as: nil)
    return .faultySpec
  }
  let code = console.answer(request.format.render(differences, of: pair))
  return max(code, differences.contains(where: \.isBreak) ? .faultySpec : .fine)
}
