/// What the stages found, collected in the order of finding, handed out in the order of the file.
package struct DiagnosticList: Sendable {
  /// The most errors that are collected: nobody reads more, and finding them must come to an end.
  package static let errorLimit = 1000

  private var found: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  private var errorCount = 0
  /// How many there are beyond the limit, and where the first of them is.
  private var rest: (count: Int, place: SourceRange)?

  /// Those that say nothing new, and are neither shown nor counted.
  package private(set) var explained: [Diagnostic] = []
  private let isExplained: (@Sendable (Diagnostic) -> Bool)?

  /// The keys that are not read, as an error says.
  package private(set) var unreadKeys: [SourceRange] = []
  /// The lines that are not read because of an error, from their first letter on.
  package private(set) var unreadLines: [SourceRange] = []

  /// - Parameter isExplained: What says nothing new.
  package init(leavingOut isExplained: (@Sendable (Diagnostic) -> Bool)? = nil) {
    self.isExplained = isExplained
  }

  /// Adds a diagnostic; one that says the same of the same place is there once.
  ///
  /// A part of the file that aliases use several times would repeat itself otherwise. Beyond the limit they
  /// are counted and not made, so that looking for what a name may have meant costs nothing either.
  package mutating func add(_ make: @autoclosure () -> Diagnostic) {
    if let rest {
      self.rest = (rest.count + 1, rest.place)
      return
    }
    // So many say nothing new that there are errors before them; making more would take long.
    if explained.count == Self.errorLimit { return }
    let diagnostic = make()
    guard !seen.contains(diagnostic) else { return }
    if isExplained?(diagnostic) == true {
      seen.insert(diagnostic)
      explained.append(diagnostic)
      return
    }
    let isError = diagnostic.severity == .error
    if isError, errorCount == Self.errorLimit {
      rest = (1, diagnostic.range)
      return
    }
    seen.insert(diagnostic)
    found.append(diagnostic)
    if isError { errorCount += 1 }
  }

  /// Adds an error that says that a key is not read.
  package mutating func add(unreadKey key: SourceRange, _ make: @autoclosure () -> Diagnostic) {
    let count = found.count
    add(make())
    if found.count > count { unreadKeys.append(key) }
  }

  /// Adds an error because of which lines are not read.
  package mutating func add(_ diagnostic: Diagnostic, unreadLines lines: [SourceRange]) {
    unreadLines += lines
    add(diagnostic)
  }

  package mutating func add(contentsOf other: DiagnosticList) {
    for diagnostic in other.found { add(diagnostic) }
    unreadKeys += other.unreadKeys
    unreadLines += other.unreadLines
    leaveOut(other.rest)
  }

  private mutating func leaveOut(_ more: (count: Int, place: SourceRange)?) {
    guard let more else { return }
    rest = (more.count + (rest?.count ?? 0), rest?.place ?? more.place)
  }

  /// What becomes of each, in the order of finding; those that nothing becomes of are left out. What lies beyond the
  /// limit stays so.
  package func compactMap(_ change: (Diagnostic) -> Diagnostic?) -> DiagnosticList {
    var changed = DiagnosticList()
    for diagnostic in found.compactMap(change) { changed.add(diagnostic) }
    changed.leaveOut(rest)
    changed.unreadKeys = unreadKeys
    changed.unreadLines = unreadLines
    return changed
  }

  package var isEmpty: Bool { found.isEmpty }
  /// Whether errors are only counted from here on.
  package var isFull: Bool { rest != nil }
  /// The errors up to the limit, in the order of finding.
  package var errors: [Diagnostic] { found.filter { $0.severity == .error } }
  package var hasErrors: Bool { errorCount > 0 }
  package var hasWarnings: Bool { found.contains { $0.severity == .warning } }

  /// All of them, file by file in the order the files came up, then by place, then in the order of
  /// finding, so that the output is stable. Where some were left out, the last one says how many.
  package var sorted: [Diagnostic] {
    let files = fileOrder
    let sorted = found.enumerated()
      .map { number, diagnostic in
        let range = diagnostic.range
        let file = files[ObjectIdentifier(range.file)] ?? 0
        return (key: (file, range.offsets.lowerBound, number), diagnostic: diagnostic)
      }
      .sorted { $0.key < $1.key }
      .map(\.diagnostic)
    guard let rest else { return sorted }
    return sorted + [.tooManyErrors(shown: errorCount, more: rest.count, at: rest.place)]
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
  fileprivate static func tooManyErrors(
    shown: Int, more: Int, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "too-many-errors", "\(shown) errors are shown, and \(more) more are left out",
      at: range, help: "mend the first ones and run again; one mistake may have caused many")
  }
}
