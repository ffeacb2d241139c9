package import NavgenSource

/// Two specs to compare, and the lock beside each of them.
package struct SpecPair: Sendable {
  package let old: SourceFile
  package let oldLock: SourceFile?
  package let new: SourceFile
  package let newLock: SourceFile?

  package init(old: SourceFile, oldLock: SourceFile?, new: SourceFile, newLock: SourceFile?) {
    self.old = old
    self.oldLock = oldLock
    self.new = new
    self.newLock = newLock
  }
}

/// What a new spec breaks or changes: for links, for saved state, for code. `nil` when one of the specs has
/// errors; what it has warnings for is not said here.
package func diffSpecs(
  _ specs: SpecPair, diagnostics: inout DiagnosticList
) -> [NavigationDifference]? {
  var found = DiagnosticList()
  let old = readSpec(
    specs.old, options: CompileOptions(lock: specs.oldLock), diagnostics: &found)
  let new = readSpec(
    specs.new, options: CompileOptions(lock: specs.newLock), diagnostics: &found)
  guard let old = old.model, let new = new.model else {
    diagnostics.add(contentsOf: found.compactMap { $0.severity == .error ? $0 : nil })
    return nil
  }
  return linkDifferences(from: old, to: new) + stateDifferences(from: old, to: new)
    + apiDifferences(from: old, to: new)
}
