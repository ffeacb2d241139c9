package import NavgenSource
package import NavgenSymbols
import NavgenYAML

/// Compiles a spec, from bytes to files in memory: the whole of navgen in one screen.
///
/// Reading, decoding and resolving report all errors that can be told in one run; the stages after them run only
/// on a spec without errors. Nothing is read or written.
package func compile(_ source: SourceFile, options: CompileOptions) -> CompileResult {
  var diagnostics = DiagnosticList()
  let reading = readSpec(source, options: options, diagnostics: &diagnostics)
  let files = reading.model.flatMap {
    emit($0, specName: source.name, options: options, diagnostics: &diagnostics)
  }
  let leveled = diagnostics.leveled(by: reading.levels)
  return CompileResult(files: leveled.hasErrors ? [] : files ?? [], diagnostics: leveled)
}

/// What a spec says, as far as it could be read.
struct SpecReading {
  /// `nil` when there are errors.
  var model: NavigationModel?
  /// What the caller and the spec say of warnings; the caller's word counts more.
  let levels: DiagnosticLevels
}

/// The stages from bytes to model, the lock included.
func readSpec(
  _ source: SourceFile, options: CompileOptions, diagnostics: inout DiagnosticList
) -> SpecReading {
  let lock = options.lock.flatMap { readLock($0, diagnostics: &diagnostics) }
  guard let node = parseYAML(source, diagnostics: &diagnostics),
    let spec = decodeSpec(node, diagnostics: &diagnostics)
  else { return SpecReading(levels: options.levels) }
  let levels = options.levels.over(resolveLevels(spec.lint, diagnostics: &diagnostics))
  let model = prove(spec, lock, options: options, diagnostics: &diagnostics)
  return SpecReading(model: model, levels: levels)
}

private func prove(
  _ spec: NavigationSpec, _ lock: NavigationLock?, options: CompileOptions,
  diagnostics: inout DiagnosticList
) -> NavigationModel? {
  let model = resolve(
    spec, today: options.today, symbols: options.symbols, diagnostics: &diagnostics)
  guard let model, !diagnostics.hasErrors else { return nil }
  if let lint = options.lint {
    checkRules(spec, model, options: lint, diagnostics: &diagnostics)
  }
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
  /// What is to become of warnings; it counts more than what the spec says.
  package let levels: DiagnosticLevels
  /// What the lint rules go by; `nil` when they are not asked.
  package let lint: LintOptions?

  package init(
    testedModule: String? = nil, today: String? = nil, lock: SourceFile? = nil,
    checksLock: Bool = false, symbols: SymbolTable = .builtIn,
    levels: DiagnosticLevels = DiagnosticLevels(), lint: LintOptions? = nil
  ) {
    self.testedModule = testedModule
    self.today = today
    self.lock = lock
    self.checksLock = checksLock
    self.symbols = symbols
    self.levels = levels
    self.lint = lint
  }
}

/// The files made from a spec and what there is to say about it; no files when there are errors.
package struct CompileResult: Sendable {
  package let files: [GeneratedFile]
  package let diagnostics: DiagnosticList
}
