import NavgenSource
import NavgenYAML
import Testing

extension YAMLNode {
  /// All of a tree on one line: `~` ends what lacks only lines, `-` what is not complete for another reason, and stands
  /// for what is not there.
  var rest: String {
    let end = isComplete ? "" : lacksOnlyLines ? "~" : "-"
    switch content {
    case .scalar(let scalar): return scalar.text + end
    case .sequence(let items): return "[\(items.map(\.rest).joined(separator: ", "))]" + end
    case .mapping(let entries):
      let parts = entries.map { "\($0.key.value): \($0.value.rest)" }
      return "{\(parts.joined(separator: ", "))}" + end
    }
  }
}

/// What is read of a text, when there are just some errors.
func read(_ text: String, errors: [String] = ["invalid-yaml"]) -> String? {
  var diagnostics = DiagnosticList()
  let node = parseYAML(SourceFile(path: "t.yaml", text: text), diagnostics: &diagnostics)
  #expect(diagnostics.sorted.map(\.id) == errors)
  return node?.rest
}
