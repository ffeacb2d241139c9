import NavgenSource
import NavgenSymbols

// What can be said of a symbol. All are warnings: a newer list of symbols may know better, and the app
// compiles and runs with any name.
extension Diagnostic {
  static func unknownSymbol(_ symbol: Located<String>, nearest: String?) -> Diagnostic {
    let newest = SymbolTable.newestRelease?.version(on: .iOS).map { " up to iOS \($0.text)" } ?? ""
    return Diagnostic(
      .warning, id: "unknown-symbol",
      "\(quoted(symbol.value)) is not among the SF Symbols\(newest)", at: symbol.range,
      help: nearest.map(symbolQuestion)
        ?? "find one with 'navgen symbols', or write '{ asset: … }' for an image of your own")
  }

  /// - Parameter lacking: The targets that do not have it; never empty.
  static func symbolTooNew(
    _ written: Located<String>, _ symbol: Symbol, lacking: [SymbolTarget], proposal: String?,
    _ targets: IconTargets
  ) -> Diagnostic {
    let verb = lacking.count == 1 ? "does" : "do"
    let first = lacking.compactMap { target in
      symbol.introduced.version(on: target.platform).map {
        "\(target.platform.rawValue) \($0.text)"
      }
    }
    let origin = first.isEmpty ? "" : ", which came with \(sentenceList(first))"
    return Diagnostic(
      .warning, id: "symbol-too-new",
      "\(sentenceList(lacking.map(\.text))) \(verb) not have \(quoted(written.value))\(origin)",
      at: written.range,
      notes: lacking.compactMap(targets.place).prefix(1).map {
        Note("the deployment target is given here", at: $0)
      },
      help: proposal.map { "write \(whole($0)), which shows the same" }
        ?? "find another with 'navgen symbols', or \(targets.wayToRaise)")
  }

  static func renamedSymbol(
    _ symbol: Located<String>, newest: String, proposal: String, _ targets: IconTargets
  ) -> Diagnostic {
    Diagnostic(
      .warning, id: "renamed-symbol",
      "\(quoted(symbol.value)) is the old name of \(whole(newest))", at: symbol.range,
      help: "write \(whole(proposal))"
        + (targets.areStated ? ", which the deployment targets have" : ""))
  }

  static func localizedSymbol(_ symbol: Located<String>, proposal: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "localized-symbol",
      "\(quoted(symbol.value)) is a variant for some languages, which the system picks by itself",
      at: symbol.range, help: "write \(whole(proposal))")
  }

  static func restrictedSymbol(_ symbol: Located<String>, refersTo product: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "restricted-symbol",
      "\(quoted(symbol.value)) may stand for nothing but \(product)", at: symbol.range,
      help: "find another with 'navgen symbols', unless the tab is about that")
  }

  static func filledSymbol(_ symbol: Located<String>, proposal: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "filled-symbol",
      "\(quoted(symbol.value)) is filled, but the tab bar fills symbols by itself",
      at: symbol.range, help: "write \(whole(proposal))")
  }
}

extension SymbolTarget {
  fileprivate var text: String { "\(platform.rawValue) \(version.text)" }
}

extension IconTargets {
  fileprivate var wayToRaise: String {
    areStated ? "raise the deployment target" : "state newer targets in 'platforms'"
  }
}

/// The question whether a symbol was meant.
package func symbolQuestion(_ name: String) -> String {
  "did you mean \(whole(name))?"
}

/// The name of a symbol that exists. It is not cut, as words of the user are, since it is there to be copied.
private func whole(_ name: String) -> String { "'\(name)'" }

/// Several things as a sentence lists them: `a, b and c`.
private func sentenceList(_ words: [String]) -> String {
  guard words.count > 1, let last = words.last else { return words.joined() }
  return "\(words.dropLast().joined(separator: ", ")) and \(last)"
}
