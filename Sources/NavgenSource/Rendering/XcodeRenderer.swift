/// A diagnostic as Xcode and editors read it, its notes after it, one line each.
///
/// The help goes on the line of the message: an issue navigator shows one line and nothing else.
func renderXcode(_ diagnostic: Diagnostic) -> String {
  let help = diagnostic.help.map { "; \($0)" } ?? ""
  let head = line(
    diagnostic.severity.rawValue, "\(diagnostic.message)\(help) [\(diagnostic.id)]",
    at: diagnostic.range)
  return head + diagnostic.notes.map { line("note", $0.message, at: $0.range) }.joined()
}

private func line(_ kind: String, _ message: String, at range: SourceRange) -> String {
  let position = range.start
  let place = "\(range.file.path.onOneLine):\(position.line):\(position.column)"
  return "\(place): \(kind): \(message.onOneLine)\n"
}
