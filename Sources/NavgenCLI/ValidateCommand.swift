import NavgenCore
import NavgenSource
import NavgenSymbols

/// What `navgen validate` was asked for.
struct ValidateRequest: Hashable {
  /// Never empty.
  let specs: [SpecSource]
  let isStrict: Bool
  let format: DiagnosticFormat?
  /// Where symbols are known from besides the table in the tool.
  var symbols = SymbolSources()
}

/// Checks every spec, whatever is wrong with another, and writes nothing.
func validate(
  _ request: ValidateRequest, _ console: inout Console, _ environment: CLIEnvironment
) -> ExitCode {
  let symbols: SymbolTable
  do throws(FileError) {
    symbols = try request.symbols.readTable(in: environment)
  } catch {
    console.report(error)
    return .fileFailure
  }
  var code = ExitCode.fine
  var hasRefusedWarnings = false
  for spec in request.specs {
    do throws(FileError) {
      let lock = try spec.readLock(in: environment)
      let options = CompileOptions(
        today: environment.today, lock: lock, checksLock: true, symbols: symbols)
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
