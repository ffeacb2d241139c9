import NavgenTemplate

/// What `NavgenState.swift` is made from.
func stateRecord(_ model: NavigationModel) -> Record {
  let modules = model.routeModules + model.modalModules
  return imports(
    ["Foundation"], hidden: modules.filter { $0 != "Foundation" }, access: model.access
  )
  .merging([
    "viewImports": .list([imports(["SwiftUI"], access: model.access)]),
    "reportConformanceClause": .text(
      conformanceClause(
        ["Hashable", "Sendable", "CustomStringConvertible"],
        // `struct` is longer than `enum`.
        column: "ct".count + enumColumn(TypeNames(model)[.restoreReport], access: model.access))),
    "fingerprintLiteral": .text(stringLiteral(fingerprint(of: model))),
    "savedTabIds": answers(model.tabs) { savedIds(of: $0) },
    "savedRoutes": .list(model.routes.map { codecRecord(SavedItem($0)) }),
    "savedModals": .list(model.modals.map { codecRecord(SavedItem($0)) }),
  ]) { $1 }
  .merging(savedKindsRecord(model)) { $1 }
}

private func savedIds(of tab: Tab) -> String {
  arrayLiteral(["rawValue"] + tab.formerIds.map(stringLiteral), column: returnColumn)
}

/// Which kinds of values are saved, so that only their code is written.
private func savedKindsRecord(_ model: NavigationModel) -> Record {
  let items = model.routes.map(\.parameters) + model.modals.map(\.parameters)
  let saved = items.filter { $0.allSatisfy(\.canBeRestored) }.flatMap(\.self)
    .filter(\.type.isCodable)
  let kinds = Set(saved.flatMap { savedKinds($0.type, isItem: false) })
  let readers = Set(saved.map(\.reader))
  let flags = ["hasParameters": items.contains { !$0.isEmpty }]
    .merging(SavedKind.allCases.map { ("uses\($0.rawValue)", kinds.contains($0)) }) { $1 }
    .merging(["usesRemoved": hasRemovedParameters(model)]) { $1 }
    .merging(FrameReader.allCases.map { ("uses\($0.rawValue)", readers.contains($0)) }) { $1 }
  return flags.mapValues(TemplateValue.flag)
}

private func hasRemovedParameters(_ model: NavigationModel) -> Bool {
  let routes = model.routes.map(SavedItem.init)
  return (routes + model.modals.map(SavedItem.init)).contains { item in
    !item.removedParameterIds.isEmpty && item.parameters.allSatisfy(\.canBeRestored)
  }
}
