import NavgenSource

/// Works out what `lint` says of each warning.
func resolveLevels(_ lint: LintSpec?, diagnostics: inout DiagnosticList) -> DiagnosticLevels {
  var levels: [String: DiagnosticLevel] = [:]
  var places: [String: SourceRange] = [:]
  for level in DiagnosticLevel.allCases {
    for id in lint?.ids[level] ?? [] {
      if let earlier = places[id.value] {
        diagnostics.add(.repeatedLevel(id, earlier: earlier))
      } else if let fault = levelFault(of: id.value) {
        diagnostics.add(.noLevel(id, fault))
      } else {
        levels[id.value] = level
        places[id.value] = id.range
      }
    }
  }
  return DiagnosticLevels(levels)
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
