import NavgenSource

/// The modals. One with an error in it stands in for itself.
func resolveModals(
  _ specs: [ModalSpec], types: TypeTable, diagnostics: inout DiagnosticList
) -> ItemTable<Modal> {
  let ids = specs.map(\.id)
  checkCount(of: ids, limit: NavigationModel.modalLimit, Diagnostic.tooManyModals, &diagnostics)
  let names = resolveIds(ids, as: .modal, diagnostics: &diagnostics)
  let modals = zip(specs, names).map { resolveModal($0, named: $1, types, &diagnostics) }
  return ItemTable(modals, id: \.id)
}

private func resolveModal(
  _ spec: ModalSpec, named name: SwiftName, _ types: TypeTable,
  _ diagnostics: inout DiagnosticList
) -> Modal {
  let style: ModalStyle? = resolveChoice(
    spec.style, of: ModalSpec.Key.style, diagnostics: &diagnostics)
  let parameters = resolveParameters(
    spec.parameters, of: .modal, spec.id, types: types, diagnostics: &diagnostics)
  checkDetents(of: spec, style: style, &diagnostics)
  return Modal(
    id: spec.id.value, name: name, style: style ?? .sheet, parameters: parameters ?? [],
    detents: resolveDetents(spec.detents, diagnostics: &diagnostics),
    hasStack: spec.stack ?? false, isSticky: spec.sticky ?? false,
    result: resolveResult(spec.result, types: types, diagnostics: &diagnostics),
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
