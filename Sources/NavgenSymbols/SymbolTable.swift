/// What is known of SF Symbols: the table in the tool, and names that were added from elsewhere.
///
/// Nothing is read before the first question, and a question about one name reads only the names that
/// begin like it. A name that is missing here may belong to a release after ``newestRelease``.
package struct SymbolTable: Sendable {
  /// The table in the tool alone, which says the same on every machine.
  package static let builtIn = SymbolTable()

  /// The names that only a list from elsewhere has, with the release they came in.
  private(set) var added: [String: SymbolRelease] = [:]

  /// The newest release that the table in the tool knows.
  package static var newestRelease: SymbolRelease? { embeddedReleases.last }

  /// What is known of a name; `nil` when nothing is.
  package func symbol(named name: String) -> Symbol? {
    guard let entry = embeddedNames.entry(of: name) else {
      return added[name].map { Symbol(name: name, introduced: $0) }
    }
    return symbol(name, entry)
  }

  /// The newest name of what a symbol shows that every target has; `nil` when none is.
  ///
  /// A symbol and its names before and after are one group. Of two that came together the present name
  /// wins, then the alphabet.
  package func equivalent(of symbol: Symbol, availableFor targets: [SymbolTarget]) -> Symbol? {
    let newest = symbol.renamedTo ?? symbol.name
    let group = [newest] + (embeddedRenames.olderNames[newest] ?? [])
    var best: Symbol?
    for name in group {
      guard let member = self.symbol(named: name), member.introduced.isAvailable(for: targets)
      else { continue }
      if let best, member.introduced <= best.introduced { continue }
      best = member
    }
    return best
  }

  /// The same with the names of a list that this table does not know. What it does know stays as it is,
  /// since such a list tells nothing of renames and ends at the release it was made for.
  package func adding(_ list: SymbolList) -> SymbolTable {
    var table = self
    for (name, release) in list.releases where embeddedNames.entry(of: name) == nil {
      table.added[name] = release
    }
    return table
  }

  /// All names, by the alphabet.
  var allNames: [String] {
    added.isEmpty ? embeddedNames.all : (embeddedNames.all + added.keys).sorted()
  }

  private func symbol(_ name: String, _ entry: SymbolEntry) -> Symbol? {
    guard embeddedReleases.indices.contains(entry.release) else { return nil }
    let newest = entry.isRenamed ? embeddedRenames.newestNames[name] : nil
    return Symbol(
      name: name, introduced: embeddedReleases[entry.release], renamedTo: newest,
      refersTo: entry.isRestricted ? embeddedRestrictions[newest ?? name] : nil,
      base: baseName(of: name).flatMap { embeddedNames.entry(of: $0) == nil ? nil : $0 })
  }
}

/// A symbol and what is known of it.
package struct Symbol: Hashable, Sendable {
  package let name: String
  /// The release that it can be used from on.
  package let introduced: SymbolRelease
  /// The name that it has now, when it was renamed.
  package let renamedTo: String?
  /// The only thing that it may stand for, when its use is restricted: a product of Apple's, say.
  package let refersTo: String?
  /// The symbol whose variant for a language or a script it is; the system picks such a variant by itself.
  package let base: String?

  init(
    name: String, introduced: SymbolRelease, renamedTo: String? = nil, refersTo: String? = nil,
    base: String? = nil
  ) {
    self.name = name
    self.introduced = introduced
    self.renamedTo = renamedTo
    self.refersTo = refersTo
    self.base = base
  }
}
