import NavgenCore

/// Prints the schema of specs, for editors.
func schema(_ console: inout Console) -> ExitCode {
  console.answer(navigationSchema())
}
