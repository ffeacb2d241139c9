import NavgenSource

// What can be wrong with a lock.
extension Diagnostic {
  static func emptyLock(_ file: SourceFile) -> Diagnostic {
    Diagnostic(
      .error, id: "empty-lock", "file has nothing in it, expected recorded versions",
      at: file.range(0..<0),
      help: "restore it from version control, or remove it and run 'navgen lock'")
  }

  static func conflictInLock(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "lock-conflict", "the lock has a merge conflict that nobody resolved", at: range,
      help: "run 'navgen lock' once the spec is merged: it keeps the versions of both sides")
  }

  /// A conflict whose sides are no locks in good order.
  static func brokenConflict(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "lock-conflict",
      "the lock has a merge conflict, and a side of it is no lock in good order", at: range,
      help: "restore one side from version control, then run 'navgen lock'")
  }

  static func unsupportedLock(_ format: Located<String>, supported: String) -> Diagnostic {
    Diagnostic(
      .error, id: "unsupported-lock",
      "\(quoted(format.value)) is not a form of the lock that this navgen reads",
      at: format.range,
      help: "use the navgen that wrote it; this one reads 'lock: \(supported)'")
  }

  static func tooManyVersions(_ count: Int, limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "too-many-versions",
      "the lock has \(count) versions, expected at most \(limit)", at: range,
      help: "remove the oldest, those that nobody comes from any more")
  }

  static func wrongFingerprint(_ stated: Located<String>, actual: String) -> Diagnostic {
    Diagnostic(
      .error, id: "lock-fingerprint",
      "the version has the fingerprint \(quoted(stated.value)), but what it lists has '\(actual)'",
      at: stated.range, help: restoring)
  }

  /// The same as it is said of a lock, whatever is wrong with its text or its shape.
  ///
  /// The help for specs is about writing them, and nobody writes a lock by hand. It stays where another copy of the
  /// lock would be no better.
  var ofLock: Diagnostic {
    let stays = [
      "unsupported-lock", "too-many-versions", "spec-too-large", "too-many-values",
    ].contains(id)
    return stays ? self : with(help: Self.restoring)
  }

  private static let restoring =
    "restore it from version control; only 'navgen lock' should change it"
}
