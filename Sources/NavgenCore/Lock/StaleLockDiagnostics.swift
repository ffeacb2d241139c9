import NavgenSource

// What is said of a lock that lacks something.
extension Diagnostic {
  /// - Parameter changes: What makes the spec differ; never empty.
  static func staleLock(
    _ changes: [ShapeChange], since version: LockedVersion, _ model: NavigationModel
  ) -> Diagnostic {
    let places = model.places
    let located = changes.map { change in
      let place = change.kind == .removed ? nil : places[change.item]
      return (change, place ?? version.place(of: change.item))
    }
    let words = changes.prefix(3).map(\.words) + rest(changes.count - 3)
    return Diagnostic(
      .warning, id: "stale-lock",
      "the lock lacks what changed since version \(version.number): "
        + words.joined(separator: ", "),
      at: located.first { places[$0.0.item] != nil }?.1 ?? version.declaration,
      notes: located.prefix(10).map { Note($0.words, at: $1) },
      help: "run 'navgen lock' when the app is shipped like this")
  }

  static func emptyVersions(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, id: "stale-lock", "the lock has no version, expected every one that was shipped",
      at: range, help: "run 'navgen lock' when the app is shipped like this")
  }

  static func missingLock(for spec: SourceFile) -> Diagnostic {
    Diagnostic(
      .warning, id: "stale-lock",
      "there is no '\(NavigationLock.fileName(forSpec: spec.name))' beside the spec",
      at: spec.range(0..<0), help: "run 'navgen lock', and commit the file")
  }

  /// A lock that could not be read again.
  static func fullLock(versions: Int, bytes: Int, in spec: SourceFile) -> Diagnostic {
    let tooMany = versions > NavigationLock.versionLimit
    let found = tooMany ? "\(versions) versions" : "\(bytes) bytes"
    let limit = tooMany ? NavigationLock.versionLimit : NavigationLock.sizeLimit
    return Diagnostic(
      .error, id: "too-many-versions",
      "the lock would have \(found), expected at most \(limit)", at: spec.range(0..<0),
      help: "remove the oldest versions, those that nobody comes from any more")
  }
}

extension ShapeChange {
  fileprivate var words: String {
    let what = "the \(item.kind) '\(item.name)'"
    switch kind {
    case .added: return "\(what) is new"
    case .renamed(let former): return "the \(item.kind) '\(former)' is called '\(item.name)' now"
    case .removed: return "\(what) is gone"
    case .changed: return "\(what) differs"
    }
  }
}

private func rest(_ count: Int) -> [String] {
  count > 0 ? ["and \(count) more"] : []
}
