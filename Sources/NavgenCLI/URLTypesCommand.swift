import NavgenCore

/// Writes the part of an Info.plist that claims the schemes of a spec.
func urlTypes(
  _ spec: SpecSource, _ console: inout Console, _ environment: CLIEnvironment
) -> ExitCode {
  inspect(spec, &console, environment) { model, console in
    guard !model.links.schemes.isEmpty else { return console.refuse(.noSchemes) }
    return console.answer(NavgenCore.urlTypes(model))
  }
}
