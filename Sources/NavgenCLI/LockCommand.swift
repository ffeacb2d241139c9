import NavgenCore
import NavgenSource

/// What `navgen lock` was asked for.
struct LockRequest: Hashable {
  /// A file.
  let spec: SpecSource
  /// Whether to say only whether there is something to record.
  let isCheck: Bool
  let format: DiagnosticFormat?
}

/// Records what a spec saves in the lock beside it, if the last version there saves something else.
func lock(
  _ request: LockRequest, _ console: inout Console, _ environment: CLIEnvironment
) -> ExitCode {
  let source: SourceFile
  let lock: SourceFile?
  do throws(FileError) {
    source = try request.spec.read(in: environment)
    lock = try request.spec.readLock(in: environment)
  } catch {
    console.report(error)
    return .fileFailure
  }
  var diagnostics = DiagnosticList()
  let update = updateLock(lock, for: source, isCheck: request.isCheck, diagnostics: &diagnostics)
  console.report(diagnostics, as: request.format)
  guard let update, let directory = request.spec.directory else { return .faultySpec }
  if !update.isStale { return .fine }
  if request.isCheck { return .faultySpec }
  let failures = write(
    [PlacedFile(lock: update.text, in: directory)], with: environment.files)
  failures.forEach(console.report)
  return failures.isEmpty ? .fine : .fileFailure
}
