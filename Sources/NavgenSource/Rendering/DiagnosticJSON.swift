/// A run as one JSON object. Lines and columns count from 1, columns in Unicode scalars; the end of a range
/// is the first column behind it.
func jsonReport(_ document: DiagnosticDocument) -> JSONValue {
  let all = document.diagnostics
  return [
    "navgen": .text(document.version),
    "errors": .integer(all.count { $0.severity == .error }),
    "warnings": .integer(all.count { $0.severity == .warning }),
    "specs": .list(
      document.reports.map { report in
        [
          "path": .text(report.path),
          "diagnostics": .list(report.diagnostics.map(jsonDiagnostic)),
        ]
      }),
  ]
}

private func jsonDiagnostic(_ diagnostic: Diagnostic) -> JSONValue {
  .object(
    [
      JSONMember("id", .text(diagnostic.id)),
      JSONMember("severity", .text(diagnostic.severity.rawValue)),
      JSONMember("message", .text(diagnostic.message)),
      JSONMember("help", .text(orNull: diagnostic.help)),
    ] + place(diagnostic.range) + [
      JSONMember(
        "notes",
        .list(
          diagnostic.notes.map { note in
            .object([JSONMember("message", .text(note.message))] + place(note.range))
          }))
    ])
}

private func place(_ range: SourceRange) -> [JSONMember] {
  let (start, end) = (range.start, range.end)
  return [
    JSONMember("file", .text(range.file.path)),
    JSONMember("line", .integer(start.line)),
    JSONMember("column", .integer(start.column)),
    JSONMember("endLine", .integer(end.line)),
    JSONMember("endColumn", .integer(end.column)),
  ]
}
