import NavgenCore
import NavgenSource

/// Generates whenever the spec or the lock beside it changes, until the process is ended. What is wrong in between
/// is shown, and changes nothing.
func watch(
  _ request: GenerateRequest, _ console: inout Console, _ environment: CLIEnvironment
) -> ExitCode {
  var code = generateOnce(request, &console, environment)
  var seen = contents(of: request.spec, in: environment)
  console.tell("watching; end it with Ctrl-C")
  while environment.pause() {
    let now = contents(of: request.spec, in: environment)
    if now == seen { continue }
    seen = now
    // An editor that replaces a file leaves none for a moment.
    if now.spec == nil { continue }
    code = generateOnce(request, &console, environment)
    console.tell(code == .fine ? "generated" : "not generated")
  }
  return code
}

/// What a spec and its lock hold; `nil` for a file that cannot be read.
private struct WatchedContents: Equatable {
  let spec: [UInt8]?
  let lock: [UInt8]?
}

private func contents(
  of source: SpecSource, in environment: CLIEnvironment
) -> WatchedContents {
  WatchedContents(
    spec: try? source.read(in: environment).bytes,
    lock: try? source.readLock(in: environment)?.bytes)
}
