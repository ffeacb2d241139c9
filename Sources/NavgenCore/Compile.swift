package import NavgenSource
import NavgenYAML

/// Compiles a spec, from bytes to files in memory: the whole of navgen in one screen.
///
/// A stage runs only on input that the stage before found no error in, and reports all of its own at
/// once. Nothing is read or written.
package func compile(_ source: SourceFile, options: CompileOptions) -> CompileResult {
  var diagnostics = DiagnosticList()
  var files: [GeneratedFile]?
  if let node = parseYAML(source, diagnostics: &diagnostics),
    let spec = decodeSpec(node, diagnostics: &diagnostics),
    let model = resolve(spec, diagnostics: &diagnostics)
  {
    files = emit(model, specName: source.name, options: options, diagnostics: &diagnostics)
  }
  return CompileResult(files: files ?? [], diagnostics: diagnostics)
}

/// What a run makes from a spec, besides what the spec says.
package struct CompileOptions: Sendable {
  /// The module that the generated tests import; `nil` when no tests are wanted.
  package let testedModule: String?

  package init(testedModule: String? = nil) {
    self.testedModule = testedModule
  }
}

/// The files made from a spec and what there is to say about it; no files when there are errors.
package struct CompileResult: Sendable {
  package let files: [GeneratedFile]
  package let diagnostics: DiagnosticList
}
