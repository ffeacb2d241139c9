import NavgenCore
import NavgenSource
import NavgenSymbols

/// What `navgen validate` was asked for.
struct ValidateRequest: Hashable {
  /// Never empty.
  let specs: [SpecSource]
  let judgement: Judgement
  /// The paths of the string catalogues where titles are looked up.
  var strings: [String] = []
  /// Where symbols are known from besides the table in the tool.
  var symbols = SymbolSources()
}

/// Checks every spec, whatever is wrong with another, and writes nothing.
func validate(
  _ request: ValidateRequest, _ console: inout Console, _ environment: CLIEnvironment
) -> ExitCode {
  let symbols: SymbolTable
  let strings: [SourceFile]
  do throws(FileError) {
    symbols = try request.symbols.readTable(in: environment)
    strings = try readCatalogs(request.strings, in: environment)
  } catch {
    return console.fail([error])
  }
  var code = ExitCode.fine
  var catalogs: [StringCatalog] = []
  for file in strings {
    var diagnostics = DiagnosticList()
    if let catalog = StringCatalog(file, diagnostics: &diagnostics) { catalogs.append(catalog) }
    if !diagnostics.isEmpty {
      code = max(code, console.judge(diagnostics, of: file, as: request.judgement))
    }
  }
  // Without all of them nobody knows which titles are missing.
  let lint = LintOptions(catalogs: code == .fine ? catalogs : [])
  var hasRefusedWarnings = false
  for spec in request.specs {
    let outcome = withSpec(spec, &console, environment) { files, console in
      let options = CompileOptions(
        today: environment.today, lock: files.lock, checksLock: true, symbols: symbols,
        levels: request.judgement.levels, lint: lint)
      let result = environment.compile(files.spec, options)
      let code = console.judge(result.diagnostics, of: files.spec, as: request.judgement)
      if code != .fine, !result.diagnostics.hasErrors { hasRefusedWarnings = true }
      return code
    }
    code = max(code, outcome)
  }
  if hasRefusedWarnings { console.reportStrictness(.notValid) }
  return max(code, console.giveDocument(as: request.judgement))
}

private func readCatalogs(
  _ paths: [String], in environment: CLIEnvironment
) throws(FileError) -> [SourceFile] {
  var files: [SourceFile] = []
  for path in paths {
    let bytes = try environment.files.read(path, StringCatalog.sizeLimit + 1)
    files.append(SourceFile(path: path, bytes: bytes))
  }
  return files
}
