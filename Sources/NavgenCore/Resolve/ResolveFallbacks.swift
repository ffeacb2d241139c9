import NavgenSource

/// The tab that is selected in place of each one while that is not shown: an index into the tabs, `nil`
/// for those that are always shown.
func resolveFallbacks(_ table: TabTable, diagnostics: inout DiagnosticList) -> [Int?] {
  let fallbacks = table.tabs.map { resolveFallback(of: $0, in: table, &diagnostics) }
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
  of spec: TabSpec, in table: TabTable, _ diagnostics: inout DiagnosticList
) -> Int? {
  guard let fallback = spec.fallback else {
    if let visible = spec.visible {
      diagnostics.add(.missingFallback(of: spec.id.value, at: visible.range))
    }
    return nil
  }
  if spec.visible == nil { diagnostics.add(.needlessFallback(fallback, of: spec.id.value)) }
  return table.index(of: fallback, diagnostics: &diagnostics)
}
