import NavgenCore
import NavgenSource

/// Reads a spec for a command that answers a question about it, and shows what is wrong with it.
///
/// - Parameter answer: Makes the answer; not called for a spec with errors.
func inspect(
  _ spec: SpecSource, _ console: inout Console, _ environment: CLIEnvironment,
  answer: (NavigationModel, inout Console) -> ExitCode
) -> ExitCode {
  do throws(FileError) {
    let inspection = NavgenCore.inspect(try spec.read(in: environment))
    guard let model = inspection.model else {
      console.report(inspection.diagnostics, as: nil)
      return .faultySpec
    }
    return answer(model, &console)
  } catch {
    console.report(error)
    return .fileFailure
  }
}
