import NavgenSource

/// The modals. One with an error in it stands in for itself.
func resolveModals(
  _ specs: [ModalSpec], types: TypeTable, diagnostics: inout DiagnosticList
) -> ItemTable<Modal> {
  let ids = specs.map(\.id)
  checkCount(of: ids, limit: NavigationModel.modalLimit, Diagnostic.tooManyModals, &diagnostics)
  let names = resolveIds(ids, as: .modal, diagnostics: &diagnostics)
  let formerIds = resolveFormerIds(
    specs.map { RenamedItem(id: $0.id, formerIds: $0.was) }, as: .modal, diagnostics: &diagnostics)
  let modals = zip(zip(specs, names), formerIds).map { spec, formerIds in
    resolveModal(spec.0, named: spec.1, formerIds: formerIds, types, &diagnostics)
  }
  return ItemTable(modals, id: \.id)
}

private func resolveModal(
  _ spec: ModalSpec, named name: SwiftName, formerIds: [String], _ types: TypeTable,
  _ diagnostics: inout DiagnosticList
) -> Modal {
  let style: ModalStyle? = resolveChoice(
    spec.style, of: ModalSpec.Key.style, diagnostics: &diagnostics)
  let parameters = resolveParameters(
    spec.parameters, of: .modal, spec.id, types: types, diagnostics: &diagnostics)
  let owner = LinkOwner(
    kind: .modal, id: spec.id, parameterIds: spec.parameters.map(\.id), parameters: parameters)
  checkDetents(of: spec, style: style, &diagnostics)
  return Modal(
    id: spec.id.value, name: name, style: style ?? .sheet, parameters: parameters ?? [],
    detents: resolveDetents(spec.detents, diagnostics: &diagnostics),
    hasStack: spec.stack ?? false, isSticky: spec.sticky ?? false,
    result: resolveResult(spec.result, types: types, diagnostics: &diagnostics),
    links: resolveLinks(spec.link, of: owner, diagnostics: &diagnostics), formerIds: formerIds,
    declaration: spec.id.range)
}

/// Reports heights for what is no sheet and has none.
private func checkDetents(
  of spec: ModalSpec, style: ModalStyle?, _ diagnostics: inout DiagnosticList
) {
  guard let written = spec.style, let style, style != .sheet else { return }
  for key in spec.keys where key.value == .detents {
    diagnostics.add(.detentsWithoutSheet(of: spec.id.value, style: written, at: key.range))
  }
}
