/// What the stages found, collected in the order of finding, handed out in the order of the file.
package struct DiagnosticList: Sendable {
  private var found: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []

  package init() {}

  /// Adds a diagnostic; one that says the same of the same place is there once.
  ///
  /// A part of the file that aliases use several times would repeat itself otherwise.
  package mutating func add(_ diagnostic: Diagnostic) {
    if seen.insert(diagnostic).inserted { found.append(diagnostic) }
  }

  package mutating func add(contentsOf other: DiagnosticList) {
    for diagnostic in other.found { add(diagnostic) }
  }

  package var isEmpty: Bool { found.isEmpty }
  package var hasErrors: Bool { found.contains { $0.severity == .error } }
  package var hasWarnings: Bool { found.contains { $0.severity == .warning } }

  /// All of them, file by file in the order the files came up, then by place, then in the order of
  /// finding, so that the output is stable.
  package var sorted: [Diagnostic] {
    let files = fileOrder
    return found.enumerated()
      .map { number, diagnostic in
        let range = diagnostic.range
        let file = files[ObjectIdentifier(range.file)] ?? 0
        return (key: (file, range.offsets.lowerBound, number), diagnostic: diagnostic)
      }
      .sorted { $0.key < $1.key }
      .map(\.diagnostic)
  }

  private var fileOrder: [ObjectIdentifier: Int] {
    var order: [ObjectIdentifier: Int] = [:]
    for diagnostic in found {
      let file = ObjectIdentifier(diagnostic.range.file)
      if order[file] == nil { order[file] = order.count }
    }
    return order
  }
}
