import NavgenCore
import NavgenSource

/// What the user asked for.
enum Invocation {
  /// The help of a command, or the general one.
  case help(CommandSyntax?)
  case version
  case generate(GenerateRequest)
  case validate(ValidateRequest)
  case resolve(ResolveRequest)
  case links(LinksRequest)
  case association(AssociationRequest)
  case urlTypes(SpecSource)
  case lock(LockRequest)
  case diff(DiffRequest)
  case explain(ExplainRequest)
  case schema
  case initialise(InitRequest)
  case symbols(SymbolsRequest)
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
  readOperands(arguments).flatMap { specs, second in
    switch command.kind {
    case .generate: return readGenerate(specs[0], arguments)
    case .validate: return readValidate(specs, arguments)
    case .resolve:
      if case .file(let path) = specs[0], path.contains("://"), second?.contains("://") == false {
        return .failure(.swappedOperands(of: command))
      }
      return readFormat(arguments, .resolveFormat, ResolveRequest.Format.self).map { format in
        .resolve(ResolveRequest(spec: specs[0], url: second ?? "", format: format ?? .text))
      }
    case .links:
      return readFormat(arguments, .linksFormat, LinksRequest.Format.self).map { format in
        .links(LinksRequest(spec: specs[0], format: format ?? .markdown))
      }
    case .aasa: return readAssociation(specs[0], arguments)
    case .urlTypes: return .success(.urlTypes(specs[0]))
    case .lock: return readLock(specs[0], arguments)
    case .diff: return readDiff(specs[0], second ?? "", arguments)
    case .explain: return readExplain(arguments)
    case .schema: return .success(.schema)
    case .initialise: return readInit(second, arguments)
    case .symbols: return readSymbols(arguments)
    }
  }
}

/// The specs, at least one, and what stands behind the spec if the command wants anything there.
private func readOperands(
  _ arguments: ParsedArguments
) -> Result<([SpecSource], String?), UsageMistake> {
  let command = arguments.command
  if command.listedOperand != nil { return .success(([], nil)) }
  let operands = arguments.operands
  if command.takesNoSpec {
    let limit = command.optionalOperand == nil ? 0 : 1
    return operands.count > limit
      ? .failure(.extraOperand(operands[limit], of: command)) : .success(([], operands.first))
  }
  if operands.isEmpty {
    let isSearch = command.operand == .search
    return .failure(isSearch ? .missingSearch(of: command) : .missingSpec(of: command))
  }
  let limit = command.takesSeveral ? operands.count : command.secondOperand == nil ? 1 : 2
  if operands.count > limit { return .failure(.extraOperand(operands[limit], of: command)) }
  if let second = command.secondOperand {
    if operands.count < 2 { return .failure(.missingOperand(second, of: command)) }
    return .success(([SpecSource(operand: operands[0])], operands[1]))
  }
  let specs = operands.map(SpecSource.init(operand:))
  if specs.filter({ $0 == .standardInput }).count > 1 {
    return .failure(.repeatedInput(of: command))
  }
  return .success((specs, nil))
}

private func readValidate(
  _ specs: [SpecSource], _ arguments: ParsedArguments
) -> Result<Invocation, UsageMistake> {
  readJudgement(arguments).map { judgement in
    .validate(
      ValidateRequest(
        specs: specs, judgement: judgement, strings: arguments.lists[.strings] ?? [],
        symbols: arguments.symbolSources))
  }
}

private func readLock(
  _ spec: SpecSource, _ arguments: ParsedArguments
) -> Result<Invocation, UsageMistake> {
  if spec == .standardInput { return .failure(.needsFile(of: arguments.command)) }
  let isCheck = arguments.values[.checkLock] != nil
  return readFormat(arguments, .format, DiagnosticFormat.self).map { format in
    .lock(LockRequest(spec: spec, isCheck: isCheck, format: format))
  }
}

private func readDiff(
  _ old: SpecSource, _ second: String, _ arguments: ParsedArguments
) -> Result<Invocation, UsageMistake> {
  let new = SpecSource(operand: second)
  if old == .standardInput, new == .standardInput {
    return .failure(.repeatedInput(of: arguments.command))
  }
  return readFormat(arguments, .differenceFormat, DifferenceFormat.self).map { format in
    .diff(DiffRequest(old: old, new: new, format: format ?? .text))
  }
}

private func readInit(
  _ file: String?, _ arguments: ParsedArguments
) -> Result<Invocation, UsageMistake> {
  let path = file ?? InitRequest.usualPath
  let name = arguments.values[.name]
  guard path.hasSuffix(".yaml") || path.hasSuffix(".yml") else {
    return .failure(.noYAMLFile(path))
  }
  if let name, !isStarterName(name) { return .failure(.invalidName(name)) }
  return .success(.initialise(InitRequest(path: path, name: name)))
}

private func readExplain(_ arguments: ParsedArguments) -> Result<Invocation, UsageMistake> {
  var entries: [DiagnosticEntry] = []
  for id in arguments.operands.map(withoutBrackets) {
    guard let entry = diagnosticEntry(id: id) else { return .failure(.unknownDiagnostic(id)) }
    entries.append(entry)
  }
  return .success(.explain(ExplainRequest(entries: entries)))
}

/// The id in what people copy from the end of a message: `[unknown-tab]`, or most of it.
private func withoutBrackets(_ text: String) -> String {
  text.filter { $0 != "[" && $0 != "]" }
}

private func readSymbols(_ arguments: ParsedArguments) -> Result<Invocation, UsageMistake> {
  let search = arguments.operands.joined(separator: " ")
  if !search.contains(where: { $0.isLetter || $0.isNumber }) {
    return .failure(.missingSearch(of: arguments.command))
  }
  let spec = arguments.values[.onlyFor].map(SpecSource.init(operand:))
  return readFormat(arguments, .symbolsFormat, SymbolsRequest.Format.self).map { format in
    .symbols(
      SymbolsRequest(
        search: search, spec: spec, format: format ?? .text, symbols: arguments.symbolSources))
  }
}

/// The format asked for, if any; `option` is the command's own `--format`.
func readFormat<Format: CaseIterable & RawRepresentable>(
  _ arguments: ParsedArguments, _ option: OptionSyntax, _: Format.Type
) -> Result<Format?, UsageMistake> where Format.RawValue == String {
  guard let name = arguments.values[option] else { return .success(nil) }
  guard let format = Format(rawValue: name) else {
    let known = Format.allCases.map(\.rawValue)
    return .failure(.unknownFormat(name, known: known, of: arguments.command))
  }
  return .success(format)
}

extension ParsedArguments {
  fileprivate var asksForHelp: Bool { values[.help] != nil }

  fileprivate var symbolSources: SymbolSources {
    SymbolSources(file: values[.symbols], usesSystem: values[.systemSymbols] != nil)
  }
}
