import NavgenCore
import NavgenSource

/// What `navgen aasa` was asked for.
struct AssociationRequest: Hashable {
  let spec: SpecSource
  let appID: String
  /// The file to compare with; `nil` to write out what should be in it.
  let checked: SpecSource?
}

/// Writes the `apple-app-site-association` file of a spec, or says how a file differs from it.
func association(
  _ request: AssociationRequest, _ console: inout Console, _ environment: CLIEnvironment
) -> ExitCode {
  inspect(request.spec, &console, environment) { model, console in
    guard !model.links.hosts.isEmpty else { return console.refuse(.noHosts) }
    let association = appSiteAssociation(model, appID: request.appID)
    guard let checked = request.checked else { return console.answer(renderJSON(association)) }
    return withFile(checked, &console, environment) { file, console in
      check(file, against: association, request, &console)
    }
  }
}

private func check(
  _ file: SourceFile, against association: JSONValue, _ request: AssociationRequest,
  _ console: inout Console
) -> ExitCode {
  var diagnostics = DiagnosticList()
  guard let checked = readJSON(file, diagnostics: &diagnostics) else {
    return console.judge(diagnostics)
  }
  let differences = associationDifferences(from: association, in: checked, appID: request.appID)
  if differences.isEmpty { return .fine }
  let code = console.answer(differences.map { "\($0.onOneLine)\n" }.joined())
  return max(code, .faultySpec)
}
