import NavgenCore
import NavgenSource

/// Arguments that cannot be followed: what is wrong, and which help tells the right way.
struct UsageMistake: Error, Hashable {
  let message: String
  /// The sentence that names the help to look at.
  let advice: String

  private init(_ message: String, _ command: CommandSyntax?) {
    self.message = message
    self.advice = "see 'navgen \(command.map { "\($0.name) " } ?? "")--help'"
  }

  static let noCommand = UsageMistake(
    "no command given, expected \(alternatives(CommandSyntax.all.map(\.name)))", nil)

  static func unknownCommand(_ name: String) -> UsageMistake {
    let question = question(about: name, in: CommandSyntax.all.map(\.name))
    return UsageMistake("there is no command \(quoted(name))\(question)", nil)
  }

  static func unknownOption(_ name: String, of command: CommandSyntax?) -> UsageMistake {
    let known = command?.options ?? [.help, .version]
    let question = question(about: name, in: known.map(\.name))
    return UsageMistake("there is no option \(quoted(name))\(question)", command)
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

  static func missingSearch(of command: CommandSyntax) -> UsageMistake {
    UsageMistake("nothing to search for given, expected parts of a name", command)
  }

  static func missingOperand(
    _ operand: OperandSyntax, of command: CommandSyntax
  ) -> UsageMistake {
    UsageMistake("no \(operand.placeholder) given, expected one behind the spec", command)
  }

  static func swappedOperands(of command: CommandSyntax) -> UsageMistake {
    UsageMistake("the spec stands after the URL, expected it before", command)
  }

  static func needsFile(of command: CommandSyntax) -> UsageMistake {
    UsageMistake("'-' has no folder for the lock, expected a file", command)
  }

  static func conflict(
    _ first: OptionSyntax, _ second: OptionSyntax, of command: CommandSyntax
  ) -> UsageMistake {
    UsageMistake("'\(first.name)' and '\(second.name)' exclude each other", command)
  }

  static func watchedInput(of command: CommandSyntax) -> UsageMistake {
    UsageMistake("'-' cannot be watched, expected a file", command)
  }

  static func unknownDiagnostic(_ id: String) -> UsageMistake {
    let known = DiagnosticSubject.all.flatMap(\.entries).map(\.id)
    let question = question(about: id, in: known)
    return UsageMistake("there is no diagnostic \(quoted(id))\(question)", .explain)
  }

  static func noLevel(
    _ id: String, _ fault: LevelFault, _ option: OptionSyntax, of command: CommandSyntax
  ) -> UsageMistake {
    switch fault {
    case .unknown:
      let question = question(about: id, in: idsWithLevel)
      return UsageMistake(
        "there is no warning \(quoted(id)) for '\(option.name)'\(question)", command)
    case .fixed:
      return UsageMistake(
        "\(quoted(id)) is no warning, expected one for '\(option.name)'", command)
    }
  }

  static func conflictingLevels(_ id: String, of command: CommandSyntax) -> UsageMistake {
    UsageMistake("\(quoted(id)) is given two levels", command)
  }

  static func missingOption(_ option: OptionSyntax, of command: CommandSyntax) -> UsageMistake {
    UsageMistake("'\(option.form)' is missing", command)
  }

  static func invalidAppID(_ id: String) -> UsageMistake {
    UsageMistake(
      "\(quoted(id)) is not an app ID, "
        + "expected a team ID, a dot and a bundle ID such as 'ABCDE12345.com.example.app'", .aasa)
  }

  static func extraOperand(_ operand: String, of command: CommandSyntax?) -> UsageMistake {
    let expected = command?.expectedOperands ?? "nothing more"
    return UsageMistake("\(quoted(operand)) is too much, expected \(expected)", command)
  }

  static func noYAMLFile(_ path: String) -> UsageMistake {
    UsageMistake(
      "\(quoted(path)) is not a place for a spec, expected a file such as 'navigation.yaml'",
      .initialise)
  }

  static func invalidName(_ name: String) -> UsageMistake {
    UsageMistake(
      "\(quoted(name)) cannot begin the names of types, "
        + "expected letters and digits, an upper case letter first, such as 'Shop'", .initialise)
  }

  static func repeatedInput(of command: CommandSyntax) -> UsageMistake {
    UsageMistake("'-' is given twice, but standard input can be read only once", command)
  }

  /// - Parameter known: The formats that the command has.
  static func unknownFormat(
    _ name: String, known: [String], of command: CommandSyntax
  ) -> UsageMistake {
    UsageMistake("\(quoted(name)) is not a format, expected \(alternatives(known))", command)
  }

  static let missingOutput = UsageMistake(
    "no folder to write to, expected \(alternatives([OptionSyntax.output, .tests].map(\.form)))",
    .generate)

  static func missingCompanion(
    _ companion: OptionSyntax, of option: OptionSyntax
  ) -> UsageMistake {
    UsageMistake("'\(option.name)' stands alone, expected '\(companion.form)' too", .generate)
  }

  static func invalidModule(_ name: String) -> UsageMistake {
    UsageMistake(
      "\(quoted(name)) is not a module name, "
        + "expected ASCII letters, digits and '_', and no word that Swift reserves", .generate)
  }
}

extension CommandSyntax {
  /// What may be given, in words.
  fileprivate var expectedOperands: String {
    if takesNoSpec { return optionalOperand.map { "one \($0.placeholder)" } ?? "nothing more" }
    return "one spec" + (secondOperand.map { " and one \($0.placeholder)" } ?? "")
  }
}

private func alternatives(_ words: [String]) -> String {
  words.map(quoted).joined(separator: " or ")
}

private func question(about name: String, in known: [String]) -> String {
  suggestion(for: name, in: known).map { "; \($0)" } ?? ""
}
