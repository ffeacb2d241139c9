import NavgenSource
import NavgenSymbols

/// Warns of the symbols that are unknown, that a deployment target does not have, or that do not show what
/// is meant.
///
/// - Parameter onlyUnknown: Whether to leave it at those that are unknown, where the targets cannot be trusted.
func reportSymbols(
  _ spec: NavigationSpec, _ model: NavigationModel, in table: SymbolTable, onlyUnknown: Bool,
  diagnostics: inout DiagnosticList
) {
  let targets = IconTargets(spec, model)
  let check = SymbolCheck(
    table: table, targets: targets,
    isFilledByBar: model.tabBar.style == .system && targets.haveFilledBars)
  // The index is made only if a name is unknown.
  var index: SymbolIndex?
  for tab in spec.tabs {
    for (written, isSelected) in [(tab.icon.symbol, false), (tab.icon.selected, true)] {
      // What is no name at all has been reported.
      guard let written, isSymbolName(written.value), !written.trimmed.value.isEmpty else {
        continue
      }
      if let symbol = table.symbol(named: written.value) {
        if !onlyUnknown { check.report(symbol, written, isSelected: isSelected, &diagnostics) }
      } else {
        let known = index ?? SymbolIndex(table)
        index = known
        let nearest = known.nearest(to: written.value).flatMap {
          check.proposal(for: $0, isSelected: isSelected)
        }
        diagnostics.add(.unknownSymbol(written, nearest: nearest))
      }
    }
  }
}

/// What a symbol of a spec is held against.
private struct SymbolCheck {
  let table: SymbolTable
  let targets: IconTargets
  /// Whether the bar shows filled variants by itself.
  let isFilledByBar: Bool

  /// Reports a symbol that is known. Whatever is wrong with it, one name is proposed, and it can be used
  /// without a further warning, unless its use is restricted.
  func report(
    _ symbol: Symbol, _ written: Located<String>, isSelected: Bool,
    _ diagnostics: inout DiagnosticList
  ) {
    let fault = fault(of: symbol)
    let better = settled(symbol)
    let outline = unfilled(better, isSelected: isSelected)
    let proposal = (outline ?? better).name
    switch fault {
    case .localized: diagnostics.add(.localizedSymbol(written, proposal: proposal))
    case .tooNew(let lacking, let equivalent):
      diagnostics.add(
        .symbolTooNew(
          written, symbol, lacking: lacking, proposal: equivalent == nil ? nil : proposal, targets))
    case .renamed(let newest):
      diagnostics.add(.renamedSymbol(written, newest: newest.name, proposal: proposal, targets))
    case nil: break
    }
    if let product = symbol.refersTo {
      diagnostics.add(.restrictedSymbol(written, refersTo: product))
    }
    if outline != nil { diagnostics.add(.filledSymbol(written, proposal: proposal)) }
  }

  /// The name to propose where one is meant that would give a warning itself; `nil` for one that may stand for
  /// nothing but a product.
  func proposal(for name: String, isSelected: Bool) -> String? {
    guard let better = table.symbol(named: name).map(settled) else { return name }
    if better.refersTo != nil { return nil }
    return (unfilled(better, isSelected: isSelected) ?? better).name
  }

  /// The outline of a symbol that the bar would fill by itself.
  private func unfilled(_ symbol: Symbol, isSelected: Bool) -> Symbol? {
    isFilledByBar && !isSelected ? outline(of: symbol) : nil
  }

  private func fault(of symbol: Symbol) -> SymbolFault? {
    let base = symbol.base.flatMap(table.symbol).flatMap(usable)
    if let base { return .localized(base: base) }
    let lacking = targets.lacking(symbol)
    if !lacking.isEmpty {
      let equivalent = table.equivalent(of: symbol, availableFor: targets.all)
      return .tooNew(lacking: lacking, equivalent: equivalent)
    }
    guard let newest = symbol.renamedTo.flatMap(table.symbol), targets.lacking(newest).isEmpty
    else { return nil }
    return .renamed(newest: newest)
  }

  /// The same symbol by another name that all targets have, if there is one; itself if they have it.
  private func usable(_ symbol: Symbol) -> Symbol? {
    table.equivalent(of: symbol, availableFor: targets.all)
  }

  /// What is left when nothing is wrong with the name any more, or nothing can be done about it.
  private func settled(_ symbol: Symbol) -> Symbol {
    var symbol = symbol
    // A variant that was renamed has a base that was renamed; more steps than that there are none.
    for _ in 0..<4 {
      guard let better = fault(of: symbol)?.better else { break }
      symbol = better
    }
    return symbol
  }

  /// The same symbol in outline, if it is a filled one and all targets have it.
  private func outline(of symbol: Symbol) -> Symbol? {
    let ending = ".fill"
    guard symbol.name.hasSuffix(ending) else { return nil }
    let outline = table.symbol(named: String(symbol.name.dropLast(ending.count))).map(settled)
    return outline.flatMap { targets.lacking($0).isEmpty ? $0 : nil }
  }
}

/// Why another name should stand in the place of one.
private enum SymbolFault {
  case localized(base: Symbol)
  /// The targets that do not have it, never none, and another name that all of them have.
  case tooNew(lacking: [SymbolTarget], equivalent: Symbol?)
  case renamed(newest: Symbol)

  /// The symbol that should stand there.
  var better: Symbol? {
    switch self {
    case .localized(let base): return base
    case .tooNew(_, let equivalent): return equivalent
    case .renamed(let newest): return newest
    }
  }
}
