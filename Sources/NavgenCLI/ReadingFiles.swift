import NavgenCore
import NavgenSource

// What every command begins and ends with: files are read, what is wrong is shown, an exit code comes out.

/// A spec as it was read, and what was recorded of earlier versions, if anything was.
struct SpecFiles {
  let spec: SourceFile
  let lock: SourceFile?
}

/// Reads a spec and the lock beside it for a command, which is not carried out when either cannot be read.
func withSpec(
  _ source: SpecSource, _ console: inout Console, _ environment: CLIEnvironment,
  _ command: (SpecFiles, inout Console) -> ExitCode
) -> ExitCode {
  let files: SpecFiles
  do throws(FileError) {
    files = SpecFiles(
      spec: try source.read(in: environment), lock: try source.readLock(in: environment))
  } catch {
    return console.fail([error])
  }
  return command(files, &console)
}

/// Reads a file that is no spec, or a spec whose lock does not matter.
func withFile(
  _ source: SpecSource, _ console: inout Console, _ environment: CLIEnvironment,
  _ command: (SourceFile, inout Console) -> ExitCode
) -> ExitCode {
  let file: SourceFile
  do throws(FileError) {
    file = try source.read(in: environment)
  } catch {
    return console.fail([error])
  }
  return command(file, &console)
}

/// Reads a spec for a command that answers a question about it, and shows what is wrong with it.
///
/// - Parameter answer: Makes the answer; not called for a spec with errors.
func inspect(
  _ source: SpecSource, _ console: inout Console, _ environment: CLIEnvironment,
  answer: (NavigationModel, inout Console) -> ExitCode
) -> ExitCode {
  withFile(source, &console, environment) { file, console in
    let inspection = NavgenCore.inspect(file)
    guard let model = inspection.model else {
      return console.judge(inspection.diagnostics)
    }
    return answer(model, &console)
  }
}
