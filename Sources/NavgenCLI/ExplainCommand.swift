import NavgenCore

/// What `navgen explain` was asked for.
struct ExplainRequest: Hashable {
  /// Empty when all ids are to be listed.
  let entries: [DiagnosticEntry]
}

/// Says what diagnostics mean, or which ones there are.
func explain(_ request: ExplainRequest, _ console: inout Console) -> ExitCode {
  console.answer(request.entries.isEmpty ? catalogueText : explanationText(request.entries))
}
