import NavgenSource

extension LintSpec.Key {
  var note: KeyNote {
    switch self {
    case .allow:
      return KeyNote(
        "Warnings that are not given, by their ids. 'all' stands for every one that is not named.",
        examples: "restricted-symbol")
    case .warn:
      return KeyNote(
        "Warnings that are given, such as those that are given only to who asks for them.",
        examples: ["unreachable-route", "dead-end"])
    case .deny:
      return KeyNote(
        "Warnings that count as errors: nothing is generated.",
        examples: ["unknown-symbol", "missing-sample"])
    }
  }
}
