import NavgenCore
import NavgenSource

/// What is said to the user: answers to standard output, complaints to standard error.
struct Console {
  private let environment: CLIEnvironment
  /// Whether diagnostics were shown; in the form for people an empty line divides them.
  private var hasShownDiagnostics = false
  /// What goes into one document about the whole run.
  private var reports: [SpecReport] = []

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
  /// whether that makes the run fail. A document is only kept for ``giveDocument(as:)``.
  mutating func judge(
    _ diagnostics: DiagnosticList, of spec: SourceFile? = nil, as judgement: Judgement = Judgement()
  ) -> ExitCode {
    let format = judgement.format
    if let format, format.isDocument {
      reports.append(SpecReport(path: spec?.path ?? "", diagnostics: diagnostics.sorted))
    } else {
      show(diagnostics, as: format)
    }
    let isFaulty = diagnostics.hasErrors || judgement.isStrict && diagnostics.hasWarnings
    return isFaulty ? .faultySpec : .fine
  }

  /// Gives the document about all that was judged, where the format is one. It is an answer: a pipeline keeps it
  /// in a file.
  func giveDocument(as judgement: Judgement) -> ExitCode {
    guard let format = judgement.format, format.isDocument else { return .fine }
    return answer(
      format.render(
        DiagnosticDocument(
          reports, version: version, isStrict: judgement.isStrict, rule: rule(of:))))
  }

  private mutating func show(_ diagnostics: DiagnosticList, as format: DiagnosticFormat?) {
    if diagnostics.isEmpty { return }
    let format = format ?? (environment.isErrorTerminal ? .text : .xcode)
    if hasShownDiagnostics, format == .text { environment.writeError("\n") }
    let style: TextStyle = environment.usesColors ? .colored : .plain
    environment.writeError(format.render(diagnostics.sorted, style: style))
    hasShownDiagnostics = true
  }

  /// Says what is going on.
  func tell(_ message: String) {
    environment.writeError("navgen: \(message.onOneLine)\n")
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

/// What the catalogue knows of a diagnostic.
private func rule(of id: String) -> DiagnosticRule? {
  diagnosticEntry(id: id).map { entry in
    DiagnosticRule(fact: entry.fact, explanation: "\(entry.cause) \(entry.remedy)")
  }
}
