import NavgenSource

/// What is to become of a warning.
package enum DiagnosticLevel: String, CaseIterable, Sendable {
  /// It is not given.
  case allow
  /// It is given as a warning.
  case warn
  /// It is given as an error.
  case deny
}

/// Which warnings were given which level. What is an error by nature stays one, whatever is said of it: nothing
/// can be generated from such a spec.
package struct DiagnosticLevels: Hashable, Sendable {
  /// What stands for all warnings that are not named.
  package static let all = "all"

  private var levels: [String: DiagnosticLevel]

  /// - Parameter levels: By the id of a warning, or ``all``.
  package init(_ levels: [String: DiagnosticLevel] = [:]) {
    self.levels = levels
  }

  /// These, and the others for what they say nothing of.
  package func over(_ others: DiagnosticLevels) -> DiagnosticLevels {
    // Whoever names all means those as well that others name.
    if levels[Self.all] != nil { return self }
    return DiagnosticLevels(levels.merging(others.levels) { own, _ in own })
  }

  /// The same, but a warning is given.
  func giving(_ id: String) -> DiagnosticLevels {
    DiagnosticLevels(levels.merging([id: .warn]) { _, given in given })
  }

  /// The same, but what was denied is only warned of.
  var withoutErrors: DiagnosticLevels {
    DiagnosticLevels(levels.mapValues { $0 == .deny ? .warn : $0 })
  }

  /// What becomes of a warning. Without a word those that are optional are not given.
  fileprivate func level(of id: String) -> DiagnosticLevel {
    let standard: DiagnosticLevel =
      diagnosticEntry(id: id)?.severity == .optional ? .allow : .warn
    return levels[id] ?? levels[Self.all] ?? standard
  }
}

extension DiagnosticList {
  /// What is left, and with which consequences.
  func leveled(by levels: DiagnosticLevels) -> DiagnosticList {
    compactMap { diagnostic in
      guard diagnostic.severity == .warning else { return diagnostic }
      switch levels.level(of: diagnostic.id) {
      case .allow: return nil
      case .warn: return diagnostic
      case .deny: return diagnostic.with(.error)
      }
    }
  }
}
