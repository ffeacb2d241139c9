package import NavgenSource

/// What a spec means, for commands that answer a question about it and write no files; no model when it cannot
/// be used. A warning that is denied keeps nobody from asking.
package struct Inspection: Sendable {
  package let model: NavigationModel?
  package let diagnostics: DiagnosticList
}

/// Reads a spec as ``compile(_:options:)`` does, up to the model.
package func inspect(_ source: SourceFile) -> Inspection {
  var diagnostics = DiagnosticList()
  let reading = readSpec(source, options: CompileOptions(), diagnostics: &diagnostics)
  return Inspection(model: reading.model, diagnostics: diagnostics.leveled(by: reading.levels))
}
