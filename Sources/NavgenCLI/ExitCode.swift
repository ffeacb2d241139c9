/// What the tool tells the shell. Of several outcomes the greatest counts.
enum ExitCode: Int32, Comparable {
  case fine = 0
  /// A spec has errors or, with `--strict`, warnings, or what was asked about it is not so.
  case faultySpec = 1
  case wrongUsage = 2
  /// Reading or writing failed.
  case fileFailure = 3

  static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }

  var meaning: String {
    switch self {
    case .fine: return "fine"
    case .faultySpec:
      return "a spec has errors (with --strict also warnings), or a question is denied"
    case .wrongUsage: return "wrong usage"
    case .fileFailure: return "reading or writing failed"
    }
  }
}

extension ExitCode: CaseIterable {}
