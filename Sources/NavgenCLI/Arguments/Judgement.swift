import NavgenCore
import NavgenSource

/// How a command takes what is found in a spec.
struct Judgement: Hashable {
  /// `nil` for the one that suits the reader.
  var format: DiagnosticFormat?
  /// Whether warnings count as errors.
  var isStrict = false
  var levels = DiagnosticLevels()
}

/// Reads how a command is to take what it finds.
func readJudgement(_ arguments: ParsedArguments) -> Result<Judgement, UsageMistake> {
  readFormat(arguments, .format, DiagnosticFormat.self).flatMap { format in
    readLevels(arguments).map { levels in
      Judgement(format: format, isStrict: arguments.values[.strict] != nil, levels: levels)
    }
  }
}

private let levelOptions: [(OptionSyntax, DiagnosticLevel)] = [
  (.allow, .allow), (.warn, .warn), (.deny, .deny),
]

private func readLevels(_ arguments: ParsedArguments) -> Result<DiagnosticLevels, UsageMistake> {
  var levels: [String: DiagnosticLevel] = [:]
  for (option, level) in levelOptions {
    for id in arguments.lists[option] ?? [] {
      if let fault = levelFault(of: id) {
        return .failure(.noLevel(id, fault, option, of: arguments.command))
      }
      if let earlier = levels.updateValue(level, forKey: id), earlier != level {
        return .failure(.conflictingLevels(id, of: arguments.command))
      }
    }
  }
  return .success(DiagnosticLevels(levels))
}
