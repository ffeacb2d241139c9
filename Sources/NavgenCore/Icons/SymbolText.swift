package import NavgenSource
package import NavgenSymbols

/// Symbols as lines of text: the name, where it is there, and what else is known of it.
package func symbolText(_ symbols: [Symbol]) -> String {
  let width = symbols.map(\.name.utf8.count).max() ?? 0
  return symbols.map { symbol in
    let gap = String(repeating: " ", count: width - symbol.name.utf8.count + 2)
    let versions = symbol.versions.map { "\($0) \($1)" }.joined(separator: ", ")
    return "\(symbol.name)\(gap)\(versions)\(symbol.remarks)\n"
  }.joined()
}

/// Symbols for other tools.
package func symbolJSON(_ symbols: [Symbol]) -> JSONValue {
  .list(
    symbols.map { symbol in
      [
        "name": .text(symbol.name),
        "introduced": .object(symbol.versions.map { JSONMember($0, .text($1)) }),
        "renamedTo": .text(orNull: symbol.renamedTo),
        "refersTo": .text(orNull: symbol.refersTo),
      ]
    })
}

extension Symbol {
  /// The platforms that have it, and since when.
  fileprivate var versions: [(String, String)] {
    SymbolPlatform.allCases.compactMap { platform in
      introduced.version(on: platform).map { (platform.rawValue, $0.text) }
    }
  }

  fileprivate var remarks: String {
    (renamedTo.map { "; now \(quoted($0))" } ?? "") + (refersTo.map { "; only for \($0)" } ?? "")
  }
}
