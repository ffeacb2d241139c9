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
  if operands.isEmpty { return .failure(.missingSpec(of: command)) }
  let limit = command.takesSeveralSpecs ? operands.count : command.secondOperand == nil ? 1 : 2
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
  readFormat(arguments, .format, DiagnosticFormat.self).map { format in
    .validate(ValidateRequest(specs: specs, isStrict: arguments.isStrict, format: format))
  }
}

private func readAssociation(
  _ spec: SpecSource, _ arguments: ParsedArguments
) -> Result<Invocation, UsageMistake> {
  guard let appID = arguments.values[.appID] else {
    return .failure(.missingOption(.appID, of: arguments.command))
  }
  guard isAppID(appID) else { return .failure(.invalidAppID(appID)) }
  let checked = arguments.values[.check].map(SpecSource.init(operand:))
  if checked == .standardInput, spec == .standardInput {
    return .failure(.repeatedInput(of: arguments.command))
  }
  return .success(
    .association(AssociationRequest(spec: spec, appID: appID, checked: checked)))
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
  for id in arguments.operands {
    guard let entry = diagnosticEntry(id: id) else { return .failure(.unknownDiagnostic(id)) }
    entries.append(entry)
  }
  return .success(.explain(ExplainRequest(entries: entries)))
}

/// Whether a text can be a team's prefix, which has ten letters and digits, and a bundle's id. A prefix that is
/// forgotten would be found on devices only.
private func isAppID(_ text: String) -> Bool {
  let parts = text.split(separator: ".", omittingEmptySubsequences: false)
  guard parts.count > 1, parts[0].count == 10, parts[0].allSatisfy(\.isTeamCharacter) else {
    return false
  }
  return parts.allSatisfy { part in
    !part.isEmpty
      && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }
}

extension Character {
  fileprivate var isTeamCharacter: Bool { isASCII && (isUppercase || isNumber) }
}

private func readGenerate(
  _ spec: SpecSource, _ arguments: ParsedArguments
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
  let mode: GenerateMode
  switch (arguments.values[.checkFiles] != nil, arguments.values[.watch] != nil) {
  case (false, false): mode = .write
  case (true, false): mode = .check
  case (false, true): mode = .watch
  case (true, true): return .failure(.conflict(.checkFiles, .watch, of: arguments.command))
  }
  if mode == .watch, spec == .standardInput {
    return .failure(.watchedInput(of: arguments.command))
  }
  return readFormat(arguments, .format, DiagnosticFormat.self).map { format in
    .generate(
      GenerateRequest(
        spec: spec, output: output, tests: tests, isStrict: arguments.isStrict, format: format,
        mode: mode))
  }
}

/// The format asked for, if any; `option` is the command's own `--format`.
private func readFormat<Format: CaseIterable & RawRepresentable>(
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
  fileprivate var isStrict: Bool { values[.strict] != nil }
}
