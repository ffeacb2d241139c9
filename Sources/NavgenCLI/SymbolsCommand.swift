import NavgenCore
import NavgenSource
import NavgenSymbols

/// What `navgen symbols` was asked for.
struct SymbolsRequest: Hashable {
  enum Format: String, CaseIterable {
    case text
    case json
  }

  let search: String
  /// The spec whose deployment targets have to have what is found.
  let spec: SpecSource?
  let format: Format
  let symbols: SymbolSources
}

/// Finds symbols, the best first; finding none is a failure.
func symbols(
  _ request: SymbolsRequest, _ console: inout Console, _ environment: CLIEnvironment
) -> ExitCode {
  let table: SymbolTable
  do throws(FileError) {
    table = try request.symbols.readTable(in: environment)
  } catch {
    return console.fail([error])
  }
  let index = SymbolIndex(table)
  guard let spec = request.spec else {
    return show(index.search(request.search), of: index, request, console)
  }
  return inspect(spec, &console, environment) { model, console in
    let found = index.search(request.search, availableFor: symbolTargets(of: model))
    return show(found, of: index, request, console)
  }
}

private func show(
  _ found: [Symbol], of index: SymbolIndex, _ request: SymbolsRequest, _ console: Console
) -> ExitCode {
  let text: String
  switch request.format {
  case .text: text = symbolText(found)
  case .json: text = renderJSON(symbolJSON(found))
  }
  let code = console.answer(text)
  guard found.isEmpty else { return code }
  let nearest = index.nearest(to: request.search)
  return max(code, console.refuse(.noSymbol(search: request.search, nearest: nearest)))
}
