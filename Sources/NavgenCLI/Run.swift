/// Runs the tool: reads the arguments, without the program's name, and does what they ask for.
///
/// Nothing outside `environment` is touched. Returns the code to exit with.
package func run(_ arguments: [String], in environment: CLIEnvironment) -> Int32 {
  var console = Console(environment)
  return code(of: readInvocation(arguments), &console, environment).rawValue
}

private func code(
  of invocation: Result<Invocation, UsageMistake>, _ console: inout Console,
  _ environment: CLIEnvironment
) -> ExitCode {
  switch invocation {
  case .success(.help(let command)):
    return console.answer(command.map(helpText) ?? generalHelpText)
  case .success(.version):
    return console.answer("navgen \(version)\n")
  case .success(.generate(let request)):
    return generate(request, &console, environment)
  case .success(.validate(let request)):
    return validate(request, &console, environment)
  case .success(.resolve(let request)):
    return resolve(request, &console, environment)
  case .success(.links(let request)):
    return links(request, &console, environment)
  case .success(.association(let request)):
    return association(request, &console, environment)
  case .success(.urlTypes(let spec)):
    return urlTypes(spec, &console, environment)
  case .success(.lock(let request)):
    return lock(request, &console, environment)
  case .success(.diff(let request)):
    return diff(request, &console, environment)
  case .success(.explain(let request)):
    return explain(request, &console)
  case .success(.schema):
    return schema(&console)
  case .success(.initialise(let request)):
    return initialise(request, &console, environment)
  case .success(.symbols(let request)):
    return symbols(request, &console, environment)
  case .failure(let mistake):
    console.report(mistake)
    return .wrongUsage
  }
}
