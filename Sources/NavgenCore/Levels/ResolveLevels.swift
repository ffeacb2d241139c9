import NavgenSource

/// Works out what `lint` says of each warning.
func resolveLevels(_ lint: LintSpec?, diagnostics: inout DiagnosticList) -> DiagnosticLevels {
  var levels: [String: DiagnosticLevel] = [:]
  var places: [String: SourceRange] = [:]
  for (id, level) in lint?.inOrder ?? [] {
    if let fault = levelFault(of: id.value) {
      diagnostics.add(.noLevel(id, fault))
    } else if let earlier = places[id.value], levels[id.value] != level {
      diagnostics.add(.repeatedLevel(id, earlier: earlier))
    } else {
      levels[id.value] = level
      places[id.value] = id.range
    }
  }
  return DiagnosticLevels(levels)
}

extension LintSpec {
  /// Every id with its level, in the order of the file.
  fileprivate var inOrder: [(id: Located<String>, level: DiagnosticLevel)] {
    ids.flatMap { level, ids in ids.map { (id: $0, level: level) } }
      .sorted { $0.id.range.offsets.lowerBound < $1.id.range.offsets.lowerBound }
  }
}

/// Why no level can be given to an id.
package enum LevelFault: Hashable, Sendable {
  case unknown
  case fixed(DiagnosticEntry.Severity)
}

/// Why the diagnostic of that id can have no level; `nil` when it can.
package func levelFault(of id: String) -> LevelFault? {
  if id == DiagnosticLevels.all { return nil }
  guard let entry = diagnosticEntry(id: id) else { return .unknown }
  switch entry.severity {
  case .warning, .optional: return nil
  case .error, .breaks, .note: return .fixed(entry.severity)
  }
}

/// The ids that a level can be given to.
package var idsWithLevel: [String] {
  DiagnosticSubject.all.flatMap(\.entries).map(\.id).filter { levelFault(of: $0) == nil }
}
