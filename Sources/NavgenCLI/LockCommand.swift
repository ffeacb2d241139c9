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
  let code = withSpec(request.spec, &console, environment) { files, console in
    guard let place = request.spec.lock else { return .faultySpec }
    if let other = place.otherSpec(in: environment) {
      return console.refuse(.sharedLock(place.name, other: other))
    }
    var diagnostics = DiagnosticList()
    let update = updateLock(
      files.lock, for: files.spec, isCheck: request.isCheck, diagnostics: &diagnostics)
    let code = console.judge(diagnostics, of: files.spec, as: Judgement(format: request.format))
    guard let update else { return max(code, .faultySpec) }
    if !update.isStale { return .fine }
    if request.isCheck { return .faultySpec }
    return console.fail(
      write([PlacedFile(lock: update.text, at: place)], with: environment.files))
  }
  return max(code, console.giveDocument(as: Judgement(format: request.format)))
}
