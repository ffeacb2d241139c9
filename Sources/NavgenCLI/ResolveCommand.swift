import NavgenCore
import NavgenSource

/// What `navgen resolve` was asked for.
struct ResolveRequest: Hashable {
  enum Format: String, CaseIterable {
    case text
    case json
  }

  let spec: SpecSource
  let url: String
  let format: Format
}

/// Says what an address opens, and why; an address that no pattern takes is a failure.
func resolve(
  _ request: ResolveRequest, _ console: inout Console, _ environment: CLIEnvironment
) -> ExitCode {
  inspect(request.spec, &console, environment) { model, console in
    let resolution = resolveLink(request.url, in: model)
    let text: String
    switch request.format {
    case .text: text = resolutionText(resolution, model)
    case .json: text = renderJSON(resolutionJSON(resolution, model))
    }
    let code = console.answer(text)
    switch resolution.outcome {
    case .opened, .ignored: return code
    case .notFound where model.links.schemes.isEmpty && model.links.hosts.isEmpty:
      return max(code, console.refuse(.noLinks))
    case .notFound, .invalid: return max(code, .faultySpec)
    }
  }
}
