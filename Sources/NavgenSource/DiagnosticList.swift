/// What the stages found, collected in the order of finding, handed out in the order of the file.
package struct DiagnosticList: Sendable {
  /// The most errors that are collected: nobody reads more, and finding them must come to an end.
  package static let errorLimit = 1000

  private var found: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  private var errorCount = 0

  package init() {}

  /// Adds a diagnostic; one that says the same of the same place is there once.
  ///
  /// A part of the file that aliases use several times would repeat itself otherwise. Beyond the limit
  /// none is made any more, so that looking for what a name may have meant costs nothing either.
  package mutating func add(_ make: @autoclosure () -> Diagnostic) {
    guard errorCount <= Self.errorLimit else { return }
    var diagnostic = make()
    if diagnostic.severity == .error, errorCount == Self.errorLimit {
      diagnostic = .tooManyErrors(limit: Self.errorLimit, at: diagnostic.range)
    }
    guard seen.insert(diagnostic).inserted else { return }
    found.append(diagnostic)
    if diagnostic.severity == .error { errorCount += 1 }
  }

  package mutating func add(contentsOf other: DiagnosticList) {
    for diagnostic in other.found { add(diagnostic) }
  }

  /// What becomes of each, in the order of finding; those that nothing becomes of are left out.
  package func compactMap(_ change: (Diagnostic) -> Diagnostic?) -> DiagnosticList {
    var changed = DiagnosticList()
    for diagnostic in found.compactMap(change) { changed.add(diagnostic) }
    return changed
  }

  package var isEmpty: Bool { found.isEmpty }
  package var hasErrors: Bool { errorCount > 0 }
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

extension Diagnostic {
  fileprivate static func tooManyErrors(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "too-many-errors", "more than \(limit) errors, the others are left out",
      at: range,
      help: "begin with the first one")
  }
}
