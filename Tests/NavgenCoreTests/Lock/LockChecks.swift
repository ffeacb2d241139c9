import NavgenSource
import Testing

@testable import NavgenCore

/// The text of a lock after `navgen lock` for each spec in turn.
func recorded(
  _ specs: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws -> String? {
  var lock: String?
  for text in specs {
    var diagnostics = DiagnosticList()
    let update = updateLock(
      lock.map(lockFile), for: specFile(text), isCheck: false, diagnostics: &diagnostics)
    #expect(!diagnostics.hasErrors, sourceLocation: sourceLocation)
    lock = try #require(update, sourceLocation: sourceLocation).text
  }
  return lock
}

/// What is said of a spec whose lock holds those before it, one line each.
func losses(
  of specs: [String], now: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> [String] {
  let lock = try recorded(specs, sourceLocation: sourceLocation).map(lockFile)
  return check(specFile(now), options: CompileOptions(lock: lock)).diagnostics.map(\.message)
}

/// The model of a spec whose lock holds those before it.
func migrated(
  _ now: String, from specs: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws -> NavigationModel {
  let lock = try recorded(specs, sourceLocation: sourceLocation).map(lockFile)
  return try #require(
    check(specFile(now), options: CompileOptions(lock: lock)).model,
    sourceLocation: sourceLocation)
}

func specFile(_ text: String) -> SourceFile { SourceFile(path: "navigation.yaml", text: text) }

func lockFile(_ text: String) -> SourceFile {
  SourceFile(path: NavigationLock.fileName, text: text)
}
