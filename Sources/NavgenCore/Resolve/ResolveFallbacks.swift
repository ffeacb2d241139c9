import NavgenSource

/// The tab that is selected in place of each one while that is not shown: an index into the tabs, `nil`
/// for those that are always shown.
func resolveFallbacks(
  in declarations: Declarations, diagnostics: inout DiagnosticList
) -> [Int?] {
  let table = declarations.tabs
  let fallbacks = table.tabs.map { resolveFallback(of: $0, in: declarations, &diagnostics) }
  for loop in loops(fallbacks) {
    let steps = loop.compactMap { index in
      table.tabs[index].fallback.map { (tab: table.tabs[index].id.value, fallback: $0) }
    }
    guard let head = loop.first else { continue }
    diagnostics.add(.fallbackLoop(at: table.tabs[head].id, steps: steps))
  }
  return fallbacks
}

private func resolveFallback(
  of spec: TabSpec, in declarations: Declarations, _ diagnostics: inout DiagnosticList
) -> Int? {
  guard let fallback = spec.fallback else {
    // A mistake in `visible` is reported with the flags; put right, the tab may need no fallback.
    if let visible = spec.visible, namesFlags(visible.value, declarations.flags) {
      diagnostics.add(.missingFallback(of: spec.id.value, at: visible.range))
    }
    return nil
  }
  if spec.visible == nil { diagnostics.add(.needlessFallback(fallback, of: spec.id.value)) }
  return declarations.tabs.index(of: fallback, diagnostics: &diagnostics)
}

/// Whether a list holds flags and nothing else.
private func namesFlags(_ names: [Located<String>], _ flags: ItemTable<Flag>) -> Bool {
  !names.isEmpty && names.allSatisfy { flags[$0.value] != nil }
}
