import Foundation
import NavgenTestSupport

@testable import NavgenCore

/// A diagnostic or a difference as a factory in the sources makes it.
struct DeclaredDiagnostic: Hashable {
  let id: String
  let severity: DiagnosticEntry.Severity

  /// Those of all factories.
  static func all() throws -> Set<DeclaredDiagnostic> {
    var found: Set<DeclaredDiagnostic> = []
    for path in ProjectText.sources {
      let text = try ProjectText.text(path) ?? ""
      for match in text.matches(of: /\bDiagnostic\(\s*\.(error|warning),\s*id: "([^"]+)"/) {
        found.insert(
          DeclaredDiagnostic(id: String(match.2), severity: match.1 == "error" ? .error : .warning))
      }
      for match in text.matches(
        of: /\bNavigationDifference\(\s*\.\w+,\s*id: "([^"]+)"(,\s*isBreak: false)?/)
      {
        found.insert(
          DeclaredDiagnostic(id: String(match.1), severity: match.2 == nil ? .breaks : .note))
      }
    }
    return found
  }

  /// Every text that is given as an id anywhere in the sources.
  static func literalIds() throws -> Set<String> {
    var ids: Set<String> = []
    for path in ProjectText.sources {
      let text = try ProjectText.text(path) ?? ""
      ids.formUnion(text.matches(of: /\bid: "([a-z0-9-]+)"/).map { String($0.1) })
    }
    return ids
  }
}
