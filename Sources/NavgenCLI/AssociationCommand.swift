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
    return check(checked, against: association, request, &console, environment)
  }
}

private func check(
  _ checked: SpecSource, against association: JSONValue, _ request: AssociationRequest,
  _ console: inout Console, _ environment: CLIEnvironment
) -> ExitCode {
  do throws(FileError) {
    var diagnostics = DiagnosticList()
    let file = readJSON(try checked.read(in: environment), diagnostics: &diagnostics)
    guard let file else {
      console.report(diagnostics, as: nil)
      return .faultySpec
    }
    let differences = associationDifferences(from: association, in: file, appID: request.appID)
    if differences.isEmpty { return .fine }
    let code = console.answer(differences.map { "\($0.onOneLine)\n" }.joined())
    return max(code, .faultySpec)
  } catch {
    console.report(error)
    return .fileFailure
  }
}
