import NavgenSource

/// An item of the bar that opens a modal.
func resolveAction(
  _ spec: TabSpec, named name: SwiftName, _ declarations: Declarations, _ modals: ItemTable<Modal>,
  _ diagnostics: inout DiagnosticList
) -> TabAction? {
  for key in spec.keys where !key.value.isForActions {
    diagnostics.add(.actionWithOption(key, of: spec))
  }
  let title = resolveTitle(spec.title, &diagnostics)
  let section = resolveSection(spec.section, &diagnostics)
  let flags = resolveVisible(spec.visible, flags: declarations.flags, diagnostics: &diagnostics)
  let icon = resolveIcon(spec.icon, &diagnostics)
  guard let icon, let modal = resolveOpens(spec, declarations, modals, &diagnostics) else {
    return nil
  }
  return TabAction(
    id: spec.id.value, name: name, title: title, icon: icon, modal: modal, section: section,
    flags: flags, declaration: spec.id.range)
}

/// The index of the modal that an action opens.
private func resolveOpens(
  _ spec: TabSpec, _ declarations: Declarations, _ modals: ItemTable<Modal>,
  _ diagnostics: inout DiagnosticList
) -> Int? {
  guard let opens = spec.opens else { return nil }
  guard let index = modals[opens.value] else {
    diagnostics.add(
      .unknownModal(opens, isOther: declarations.kind(of: opens.value), known: modals.ids))
    return nil
  }
  for parameter in modals.items[index].parameters where parameter.defaultValue == nil {
    diagnostics.add(.opensWithoutValue(spec, modal: opens, parameter: parameter))
  }
  return index
}

extension TabSpec.Key {
  /// Whether it means something to an item that opens a modal.
  var isForActions: Bool {
    switch self {
    case .title, .icon, .opens, .section, .visible: return true
    case .role, .placement, .defaultVisibility, .badge, .fallback, .reselect, .link, .was:
      return false
    }
  }
}
