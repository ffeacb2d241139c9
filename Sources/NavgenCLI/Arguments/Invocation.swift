import NavgenCore
import NavgenSource

/// What the user asked for.
enum Invocation {
  /// The help of a command, or the general one.
  case help(CommandSyntax?)
  case version
  case generate(GenerateRequest)
  case validate(ValidateRequest)
}

/// Reads the arguments, without the program's name.
func readInvocation(_ arguments: [String]) -> Result<Invocation, UsageMistake> {
  guard let first = arguments.first else { return .failure(.noCommand) }
  if first == OptionSyntax.help.name || first == OptionSyntax.version.name {
    if arguments.count > 1 { return .failure(.extraOperand(arguments[1], of: nil)) }
    return .success(first == OptionSyntax.help.name ? .help(nil) : .version)
  }
  guard let command = CommandSyntax.all.first(where: { $0.name == first }) else {
    return .failure(first.hasPrefix("-") ? .unknownOption(first, of: nil) : .unknownCommand(first))
  }
  return readArguments(arguments.dropFirst(), of: command).flatMap { arguments in
    arguments.asksForHelp ? .success(.help(command)) : readInvocation(of: command, arguments)
  }
}

private func readInvocation(
  of command: CommandSyntax, _ arguments: ParsedArguments
) -> Result<Invocation, UsageMistake> {
  let specs = arguments.operands.map(SpecSource.init(operand:))
  if specs.isEmpty { return .failure(.missingSpec(of: command)) }
  if specs.count > 1, !command.takesSeveralSpecs {
    return .failure(.extraOperand(arguments.operands[1], of: command))
  }
  if specs.filter({ $0 == .standardInput }).count > 1 {
    return .failure(.repeatedInput(of: command))
  }
  return readFormat(arguments).flatMap { format in
    switch command.kind {
    case .generate: return readGenerate(specs[0], arguments, format)
    case .validate:
      let request = ValidateRequest(specs: specs, isStrict: arguments.isStrict, format: format)
      return .success(.validate(request))
    }
  }
}

private func readGenerate(
  _ spec: SpecSource, _ arguments: ParsedArguments, _ format: DiagnosticFormat?
) -> Result<Invocation, UsageMistake> {
  let output = arguments.values[.output]
  let tests: GenerateRequest.Tests?
  switch (arguments.values[.tests], arguments.values[.module]) {
  case (nil, nil): tests = nil
  case (_?, nil): return .failure(.missingCompanion(.module, of: .tests))
  case (nil, _?): return .failure(.missingCompanion(.tests, of: .module))
  case (let directory?, let module?):
    guard isModuleName(module) else { return .failure(.invalidModule(module)) }
    tests = GenerateRequest.Tests(directory: directory, module: module)
  }
  if output == nil, tests == nil { return .failure(.missingOutput) }
  return .success(
    .generate(
      GenerateRequest(
        spec: spec, output: output, tests: tests, isStrict: arguments.isStrict, format: format)))
}

private func readFormat(
  _ arguments: ParsedArguments
) -> Result<DiagnosticFormat?, UsageMistake> {
  guard let name = arguments.values[.format] else { return .success(nil) }
  guard let format = DiagnosticFormat(rawValue: name) else {
    return .failure(.unknownFormat(name, of: arguments.command))
  }
  return .success(format)
}

extension ParsedArguments {
  fileprivate var asksForHelp: Bool { values[.help] != nil }
  fileprivate var isStrict: Bool { values[.strict] != nil }
}
