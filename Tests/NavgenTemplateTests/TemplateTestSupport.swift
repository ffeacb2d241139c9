import NavgenSource
import NavgenTemplate
import Testing

/// Fills `Main`, which must be right; partials are given by name.
func render(
  _ template: String, _ record: [String: TemplateValue] = [:], partials: [String: String] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) -> String? {
  var diagnostics = DiagnosticList()
  let output = makeSet(template, partials).render("Main", with: record, diagnostics: &diagnostics)
  let found = DiagnosticFormat.xcode.render(diagnostics.sorted)
  #expect(found == "", sourceLocation: sourceLocation)
  return output
}

/// What is wrong with `Main`, a line for each thing; there must be no output beside it.
func mistakes(
  _ template: String, _ record: [String: TemplateValue] = [:], partials: [String: String] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) -> [String] {
  var diagnostics = DiagnosticList()
  let output = makeSet(template, partials).render("Main", with: record, diagnostics: &diagnostics)
  #expect(output == nil, sourceLocation: sourceLocation)
  return DiagnosticFormat.xcode.render(diagnostics.sorted).split(separator: "\n").map(String.init)
}

private func makeSet(_ template: String, _ partials: [String: String]) -> TemplateSet {
  let sources = partials.map { SourceFile(path: "partials/\($0.key).mustache", text: $0.value) }
  return TemplateSet([SourceFile(path: "Main.swift.mustache", text: template)] + sources)
}
