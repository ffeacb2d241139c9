import NavgenCore
import NavgenSource

/// What `navgen links` was asked for.
struct LinksRequest: Hashable {
  enum Format: String, CaseIterable {
    case markdown
    case json
    case simctl
  }

  let spec: SpecSource
  let format: Format
}

/// Lists every pattern of a spec, with sample addresses.
func links(
  _ request: LinksRequest, _ console: inout Console, _ environment: CLIEnvironment
) -> ExitCode {
  inspect(request.spec, &console, environment) { model, console in
    let links = linkCatalogue(model)
    switch request.format {
    case .markdown: return console.answer(catalogueMarkdown(links))
    case .json: return console.answer(renderJSON(catalogueJSON(links)))
    case .simctl: return console.answer(catalogueScript(links))
    }
  }
}
