/// The ways diagnostics can be printed.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// For people at a terminal: excerpt, caret, notes, help line.
  case text
  /// One line each, as Xcode and editors read it: `path:line:col: error: message [id]`.
  case xcode
  /// Workflow commands of GitHub Actions, which annotate the lines of a pull request.
  case github
  /// One document with every fact and place.
  case json
  /// One SARIF 2.1.0 log, for code scanning.
  case sarif
  /// One JUnit report, for pipelines that show test results: a test suite for each spec.
  case junit

  /// Whether the output is one document about the whole run, to be given once and also when there is nothing
  /// to tell.
  package var isDocument: Bool {
    switch self {
    case .text, .xcode, .github: return false
    case .json, .sarif, .junit: return true
    }
  }

  /// The whole output for a list, each line ended. Unless the format is a document, it is empty for an empty
  /// list.
  package func render(_ diagnostics: [Diagnostic], style: TextStyle = .plain) -> String {
    render(DiagnosticDocument([SpecReport(path: "", diagnostics: diagnostics)]), style: style)
  }

  /// The whole output for a run.
  package func render(_ document: DiagnosticDocument, style: TextStyle = .plain) -> String {
    switch self {
    case .text:
      return document.diagnostics.map { renderText($0, style: style) }.joined(separator: "\n")
    case .xcode: return document.diagnostics.map(renderXcode).joined()
    case .github: return document.diagnostics.map(renderGitHub).joined()
    case .json: return renderJSON(jsonReport(document))
    case .sarif: return renderJSON(sarifLog(document))
    case .junit: return renderJUnit(document)
    }
  }
}
