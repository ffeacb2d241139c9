import NavgenSource
import NavgenSymbols

// What can be wrong with a tab.
extension Diagnostic {
  static func noTabs(at range: SourceRange, hasActions: Bool) -> Diagnostic {
    let fact =
      hasActions ? "only actions, expected at least one tab" : "no tabs, expected at least one"
    return Diagnostic(
      .error, id: "no-tabs", "the spec has \(fact)", at: range,
      help: "add one, such as 'home: { title: Home, icon: house }'")
  }

  static func tooManyTabs(count: Int, limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "too-many-tabs", "the spec has \(count) tabs, expected at most \(limit)",
      at: range, help: "make routes of the tabs that are needed least")
  }

  static func emptyText(_ kind: TabText, _ text: Located<String>) -> Diagnostic {
    let fact = text.value.isEmpty ? "empty" : "blank"
    return Diagnostic(
      .error, id: "empty-text", "the \(kind.words) is \(fact), expected text", at: text.range,
      help: kind.isRequired ? "write one" : "write one, or remove the key")
  }

  static func iconForm(at range: SourceRange, note: SourceRange?, _ fault: IconFault) -> Diagnostic
  {
    Diagnostic(
      .error, id: "icon-form", fault.message, at: range,
      notes: note.map { [Note(fault.note, at: $0)] } ?? [],
      help:
        "write a symbol's name, '{ symbol: …, selected: … }' or '{ asset: … }'"
    )
  }

  static func invalidSymbol(_ symbol: Located<String>) -> Diagnostic {
    // What writes text well makes a sign of the letter between two numbers.
    let name = String(symbol.value.map { $0 == "×" ? "x" : $0 })
    return Diagnostic(
      .error, id: "invalid-symbol", "\(quoted(symbol.value)) is not the name of an SF Symbol",
      at: symbol.range,
      help: nameInCall(symbol.value).map { "write \(quoted($0)), the name of the symbol alone" }
        ?? SymbolIndex.builtIn.nearest(to: name)
        .flatMap {
          SymbolTable.builtIn.symbol(named: $0)?.refersTo == nil ? symbolQuestion($0) : nil
        }
        ?? "write it as SF Symbols does, such as 'cart.fill', or '{ asset: … }'")
  }

  /// The symbol of an image as SwiftUI makes it: `Image(systemName: "map")`.
  private static func nameInCall(_ text: String) -> String? {
    guard let label = text.firstRange(of: "systemName:") else { return nil }
    let name = text[label.upperBound...].filter { $0.isLetter || $0.isNumber || $0 == "." }
    return name.isEmpty ? nil : name
  }

  static func unknownReselect(_ step: Located<String>, known: [String]) -> Diagnostic {
    Diagnostic(
      .error, id: "unknown-reselect", "\(quoted(step.value)) is not a step of 'reselect'",
      at: step.range,
      help: suggestion(for: step.value, in: known)
        ?? commonSteps[step.value.lowercased()].map { didYouMean($0.rawValue) }
        ?? (["nothing", "none", "off"].contains(step.value.lowercased())
          ? "write 'reselect: []' if a tap is to do nothing" : "the steps are \(quotedList(known))")
    )
  }
}

extension TabText {
  fileprivate var words: String {
    switch self {
    case .title: return "title"
    case .table: return "table of the title"
    case .comment: return "comment on the title"
    case .symbol: return "name of the symbol"
    case .selected: return "name of the selected symbol"
    case .asset: return "name of the asset"
    case .section: return "section"
    }
  }

  fileprivate var isRequired: Bool {
    switch self {
    case .title, .symbol, .asset: return true
    case .table, .comment, .selected, .section: return false
    }
  }
}

extension IconFault {
  fileprivate var message: String {
    switch self {
    case .noImage: return "the icon has neither 'symbol' nor 'asset'"
    case .twoImages: return "the icon has 'symbol' and 'asset', expected one of them"
    case .selectedAsset: return "the icon has 'selected' and 'asset', but only a symbol can change"
    }
  }

  fileprivate var note: String {
    switch self {
    case .noImage: return ""
    case .twoImages: return "the symbol is given here"
    case .selectedAsset: return "the asset is given here"
    }
  }
}

/// What other tools call the steps, in small letters.
private let commonSteps: [String: ReselectStep] = [
  "pop": .popToRoot, "popall": .popToRoot, "poptotop": .popToRoot, "root": .popToRoot,
  "toroot": .popToRoot, "scroll": .scrollToTop, "scrollup": .scrollToTop, "top": .scrollToTop,
  "totop": .scrollToTop,
]
