import NavgenSource

/// What is said to the user: answers to standard output, complaints to standard error.
struct Console {
  private let environment: CLIEnvironment
  /// Whether diagnostics were shown; in the form for people an empty line divides them.
  private var hasShownDiagnostics = false

  init(_ environment: CLIEnvironment) {
    self.environment = environment
  }

  /// Gives what was asked for.
  func answer(_ text: String) -> ExitCode {
    do {
      try environment.writeOutput(text)
      return .fine
    } catch {
      report(error)
      return .fileFailure
    }
  }

  /// Shows what is said of one spec, in the form asked for, or else the one that suits the reader.
  mutating func report(_ diagnostics: DiagnosticList, as format: DiagnosticFormat?) {
    if diagnostics.isEmpty { return }
    let format = format ?? (environment.isErrorTerminal ? .text : .xcode)
    if hasShownDiagnostics, format == .text { environment.writeError("\n") }
    environment.writeError(format.render(diagnostics.sorted))
    hasShownDiagnostics = true
  }

  func report(_ mistake: UsageMistake) {
    complain(mistake.message)
    environment.writeError("\(mistake.advice)\n")
  }

  func report(_ failure: FileError) {
    complain(failure.message)
  }

  /// Says why a spec without errors was refused.
  func reportStrictness(_ consequence: StrictConsequence) {
    complain(consequence.message)
  }

  /// Says why a spec without errors does not do.
  func refuse(_ refusal: Refusal) -> ExitCode {
    complain(refusal.message)
    return .faultySpec
  }

  private func complain(_ message: String) {
    environment.writeError("navgen: error: \(message.onOneLine)\n")
  }
}
