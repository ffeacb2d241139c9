/// A diagnostic as an annotation of a pull request. Notes and help are lines of the message, since an annotation
/// shows one place only.
func renderGitHub(_ diagnostic: Diagnostic) -> String {
  let notes = diagnostic.notes.map { note in
    let start = note.range.start
    return "note: \(note.message) (\(note.range.file.path):\(start.line):\(start.column))"
  }
  let lines = [diagnostic.message] + notes + (diagnostic.help.map { ["help: \($0)"] } ?? [])
  let command = WorkflowCommand(
    diagnostic.severity == .error ? .error : .warning, title: diagnostic.id,
    lines.map(\.onOneLine).joined(separator: "\n"), at: diagnostic.range)
  return command.text
}
