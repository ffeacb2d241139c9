import NavgenSource

/// Arguments that cannot be followed: what is wrong, and which help tells the right way.
struct UsageMistake: Error, Hashable {
  let message: String
  /// The command line that shows the help.
  let help: String

  private init(_ message: String, _ command: CommandSyntax?) {
    self.message = message
    self.help = command.map { "navgen \($0.name) --help" } ?? "navgen --help"
  }

  static let noCommand = UsageMistake(
    "no command given, expected \(quoted(CommandSyntax.all.map(\.name)))", nil)

  static func unknownCommand(_ name: String) -> UsageMistake {
    let suggestion = suggestion(for: name, in: CommandSyntax.all.map(\.name))
    return UsageMistake("there is no command '\(name)'\(suggestion)", nil)
  }

  static func unknownOption(_ name: String, of command: CommandSyntax?) -> UsageMistake {
    let known = command?.options ?? [.help, .version]
    let suggestion = suggestion(for: name, in: known.map(\.name))
    return UsageMistake("there is no option '\(name)'\(suggestion)", command)
  }

  static func repeatedOption(_ option: OptionSyntax, of command: CommandSyntax) -> UsageMistake {
    UsageMistake("'\(option.name)' is given twice", command)
  }

  static func missingValue(_ option: OptionSyntax, of command: CommandSyntax) -> UsageMistake {
    UsageMistake("'\(option.name)' has no value, expected '\(option.form)'", command)
  }

  static func needlessValue(_ option: OptionSyntax, of command: CommandSyntax) -> UsageMistake {
    UsageMistake("'\(option.name)' takes no value", command)
  }

  static func missingSpec(of command: CommandSyntax) -> UsageMistake {
    UsageMistake("no spec given, expected a file or '-' for standard input", command)
  }

  static func extraOperand(_ operand: String, of command: CommandSyntax?) -> UsageMistake {
    let expected = command == nil ? "nothing more" : "one spec"
    return UsageMistake("'\(operand)' is too much, expected \(expected)", command)
  }

  static func repeatedInput(of command: CommandSyntax) -> UsageMistake {
    UsageMistake("'-' is given twice, but standard input can be read only once", command)
  }

  static func unknownFormat(_ name: String, of command: CommandSyntax) -> UsageMistake {
    let known = DiagnosticFormat.allCases.map(\.rawValue)
    return UsageMistake("'\(name)' is not a format, expected \(quoted(known))", command)
  }

  static let missingOutput = UsageMistake(
    "no folder to write to, expected '\(OptionSyntax.output.form)'", .generate)

  static func missingCompanion(
    _ companion: OptionSyntax, of option: OptionSyntax
  ) -> UsageMistake {
    UsageMistake("'\(option.name)' stands alone, expected '\(companion.form)' too", .generate)
  }

  static func invalidModule(_ name: String) -> UsageMistake {
    UsageMistake("'\(name)' is not a module name, expected a Swift identifier", .generate)
  }
}

private func quoted(_ words: [String]) -> String {
  words.map { "'\($0)'" }.joined(separator: " or ")
}

private func suggestion(for name: String, in known: [String]) -> String {
  nearestName(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""
}
