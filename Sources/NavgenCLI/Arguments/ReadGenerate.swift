import NavgenCore

/// Reads what `navgen generate` is asked for.
func readGenerate(
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
  return readJudgement(arguments).map { judgement in
    .generate(
      GenerateRequest(
        spec: spec, output: output, tests: tests, judgement: judgement, mode: mode))
  }
}
