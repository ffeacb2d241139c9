package import NavgenSource
package import NavgenSymbols
import NavgenYAML

/// Compiles a spec, from bytes to files in memory: the whole of navgen in one screen.
///
/// A stage runs only on input that the stage before found no error in, and reports all of its own at
/// once. Nothing is read or written.
package func compile(_ source: SourceFile, options: CompileOptions) -> CompileResult {
  var diagnostics = DiagnosticList()
  var files: [GeneratedFile]?
  if let model = readModel(source, options: options, diagnostics: &diagnostics) {
    files = emit(model, specName: source.name, options: options, diagnostics: &diagnostics)
  }
  return CompileResult(files: files ?? [], diagnostics: diagnostics)
}

/// The stages from bytes to model, the lock included.
func readModel(
  _ source: SourceFile, options: CompileOptions, diagnostics: inout DiagnosticList
) -> NavigationModel? {
  let lock = options.lock.flatMap { readLock($0, diagnostics: &diagnostics) }
  guard let node = parseYAML(source, diagnostics: &diagnostics),
    let spec = decodeSpec(node, diagnostics: &diagnostics),
    let model = resolve(spec, today: options.today, diagnostics: &diagnostics),
    !diagnostics.hasErrors
  else { return nil }
  reportSymbols(spec, model, in: options.symbols, diagnostics: &diagnostics)
  guard let lock else { return model }
  return migrate(model, from: lock, options: options, diagnostics: &diagnostics)
}

/// What a run makes from a spec, besides what the spec says.
package struct CompileOptions: Sendable {
  /// The module that the generated tests import; `nil` when no tests are wanted.
  package let testedModule: String?
  /// The day as `yyyy-mm-dd`, for warnings of what is past; the files never depend on it. `nil` for no such
  /// warnings.
  package let today: String?
  /// What was recorded of earlier versions, if anything was.
  package let lock: SourceFile?
  /// Whether to warn when the lock lacks what the spec has.
  package let checksLock: Bool
  /// What is known of SF Symbols, for warnings about icons; the files never depend on it.
  package let symbols: SymbolTable

  package init(
    testedModule: String? = nil, today: String? = nil, lock: SourceFile? = nil,
    checksLock: Bool = false, symbols: SymbolTable = .builtIn
  ) {
    self.testedModule = testedModule
    self.today = today
    self.lock = lock
    self.checksLock = checksLock
    self.symbols = symbols
  }
}

/// The files made from a spec and what there is to say about it; no files when there are errors.
package struct CompileResult: Sendable {
  package let files: [GeneratedFile]
  package let diagnostics: DiagnosticList
}
