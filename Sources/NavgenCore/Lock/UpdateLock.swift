package import NavgenSource

/// What a lock has to become for a spec.
package struct LockUpdate: Sendable {
  /// What the lock should hold.
  package let text: String
  /// Whether it holds something else now.
  package let isStale: Bool
}

/// Works out what the lock beside a spec should hold: its versions, and one more when the spec saves
/// something else than the last of them. `nil` when the spec or the lock has errors.
///
/// A conflict that a merge left in the lock is resolved, unless it is only to be checked.
package func updateLock(
  _ lock: SourceFile?, for spec: SourceFile, isCheck: Bool, diagnostics: inout DiagnosticList
) -> LockUpdate? {
  let conflict = isCheck ? nil : lock.flatMap(MergeConflict.init)
  var lock = lock
  if let conflict, let path = lock?.path {
    lock = merged(conflict, path: path)
    if lock == nil {
      diagnostics.add(.brokenConflict(at: conflict.place))
      return nil
    }
  }
  let options = CompileOptions(lock: lock, checksLock: isCheck)
  var found = DiagnosticList()
  let reading = readSpec(spec, options: options, diagnostics: &found)
  // Whoever records what is lost means it: here nothing can be denied. And a check does not fail without a word.
  let levels = reading.levels.withoutErrors
  diagnostics.add(
    contentsOf: found.leveled(by: isCheck ? levels.giving("stale-lock") : levels))
  guard let model = reading.model else { return nil }
  let now = shape(of: model)
  let update = nextVersions(model.recordedShapes, now)
  let text = lockText(of: update.versions)
  if update.versions.count > NavigationLock.versionLimit
    || text.utf8.count > NavigationLock.sizeLimit
  {
    diagnostics.add(.fullLock(versions: update.versions.count, bytes: text.utf8.count, in: spec))
    return nil
  }
  if lock == nil, isCheck { diagnostics.add(.missingLock(for: spec)) }
  return LockUpdate(text: text, isStale: update.isStale || conflict != nil)
}

/// The versions with a new one at the end, if the last one saves something else.
private func nextVersions(
  _ versions: [NavigationShape], _ now: NavigationShape
) -> (versions: [NavigationShape], isStale: Bool) {
  guard let last = versions.last else { return ([now], true) }
  if !isStale(versions, for: now) { return (versions, false) }
  let savesTheSame = last.withoutFormerIds == now.withoutFormerIds
  return ((savesTheSame ? versions.dropLast() : versions) + [now], true)
}

/// Whether the last version saves something else or knows less of former ids.
///
/// - Parameter now: With complete former ids.
func isStale(_ lock: NavigationLock, for now: NavigationShape) -> Bool {
  isStale(lock.versions.map(\.shape), for: now)
}

private func isStale(_ versions: [NavigationShape], for now: NavigationShape) -> Bool {
  guard let last = versions.last else { return true }
  return completeFormerIds(of: last, in: versions.dropLast()).withSortedIds != now.withSortedIds
}
