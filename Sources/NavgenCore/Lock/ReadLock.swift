package import NavgenSource
import NavgenYAML

/// Reads a lock, or adds errors and returns `nil`.
///
/// A version whose text does not give the fingerprint beside it is refused: saved state must not be
/// migrated by a file that a merge or an editor has damaged.
package func readLock(
  _ source: SourceFile, diagnostics: inout DiagnosticList
) -> NavigationLock? {
  if let problem = unusableText(source) {
    diagnostics.add(problem)
    return nil
  }
  var found = DiagnosticList()
  let node = parseYAML(source, diagnostics: &found)
  let lock = found.hasErrors ? nil : node.flatMap { decodeLock($0, &found) }
  if let lock, !found.hasErrors { checkFingerprints(lock.versions, &found) }
  diagnostics.add(contentsOf: found.compactMap(\.ofLock))
  guard let lock, !found.hasErrors else { return nil }
  return NavigationLock(versions: lock.versions.map(\.version), place: lock.place)
}

/// What is wrong with the whole text, where the reader of YAML would say something else.
private func unusableText(_ source: SourceFile) -> Diagnostic? {
  if let conflict = MergeConflict(in: source) { return .conflictInLock(at: conflict.place) }
  var isEmpty = true
  var number = 1
  while let line = source.line(number) {
    if let first = line.first(where: { !$0.isWhitespace }), first != "#" { isEmpty = false }
    number += 1
  }
  return isEmpty ? .emptyLock(source) : nil
}

private func decodeLock(
  _ node: YAMLNode, _ diagnostics: inout DiagnosticList
) -> (versions: [WrittenVersion], place: SourceRange)? {
  let start = node.range.offsets.lowerBound
  let root = Field(
    name: .lock, place: node.range.file.range(start..<start), node: node, form: .map(LockKey.self))
  guard let map = SpecMap<LockKey>(root, diagnostics: &diagnostics) else { return nil }
  if let field = map[.lock],
    let format = decodeText(field, diagnostics: &diagnostics),
    format.value != NavigationLock.format
  {
    diagnostics.add(.unsupportedLock(format, supported: NavigationLock.format))
    return nil
  }
  guard let field = map[.versions], case .sequence(let items) = field.node.content else {
    if let field = map[.versions] {
      diagnostics.add(.unexpectedValue(of: field))
    }
    return nil
  }
  if items.count > NavigationLock.versionLimit {
    diagnostics.add(
      .tooManyVersions(items.count, limit: NavigationLock.versionLimit, at: field.place))
    return nil
  }
  let versions = items.enumerated().compactMap { index, item in
    decodeVersion(field.item(item, form: lockedVersionForm), number: index + 1, &diagnostics)
  }
  return (versions, field.place)
}

private func checkFingerprints(
  _ versions: [WrittenVersion], _ diagnostics: inout DiagnosticList
) {
  for written in versions {
    let actual = fingerprint(of: written.version.shape)
    if written.fingerprint.value != actual {
      diagnostics.add(.wrongFingerprint(written.fingerprint, actual: actual))
    }
  }
}

/// The keys of the whole file.
enum LockKey: String, LockedKey {
  case lock, versions

  static let owner = "a lock"

  var isRequired: Bool { true }

  var form: ValueForm {
    switch self {
    case .lock: return .text(.recorded)
    case .versions: return .list(of: lockedVersionForm, ListBounds(isEmptyAllowed: true))
    }
  }
}
