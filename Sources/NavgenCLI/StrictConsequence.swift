/// What `--strict` made of a spec that has warnings and no errors.
enum StrictConsequence {
  case nothingWritten
  case notValid

  var message: String {
    let reason = "'\(OptionSyntax.strict.name)' counts warnings as errors"
    switch self {
    case .nothingWritten: return "nothing was written, since \(reason)"
    case .notValid: return reason
    }
  }
}
