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
      return fail([error])
    }
  }

  /// Shows what is said of one spec, in the form asked for, or else the one that suits the reader, and tells
  /// whether that makes the run fail.
  mutating func judge(
    _ diagnostics: DiagnosticList, as format: DiagnosticFormat? = nil, isStrict: Bool = false
  ) -> ExitCode {
    show(diagnostics, as: format)
    let isFaulty = diagnostics.hasErrors || isStrict && diagnostics.hasWarnings
    return isFaulty ? .faultySpec : .fine
  }

  private mutating func show(_ diagnostics: DiagnosticList, as format: DiagnosticFormat?) {
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

  /// Says what could not be read or written; nothing failed when there is nothing to say.
  func fail(_ failures: [FileError]) -> ExitCode {
    for failure in failures { complain(failure.message) }
    return failures.isEmpty ? .fine : .fileFailure
  }

  /// Says why a spec without errors was refused.
  func reportStrictness(_ consequence: StrictConsequence) {
    complain(consequence.message)
  }

  /// Says why a spec does not do, errors or not.
  func refuse(_ refusal: Refusal) -> ExitCode {
    complain(refusal.message)
    return .faultySpec
  }

  private func complain(_ message: String) {
    environment.writeError("navgen: error: \(message.onOneLine)\n")
  }
}
