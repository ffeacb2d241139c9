import NavgenCore

/// The name of the file that holds the new contents of another file until it is complete.
///
/// It begins with a dot and does not end in `.swift`, so that no build compiles it.
func temporaryName(for name: String, processID: Int32) -> String {
  ".\(name).\(processID)\(suffix)"
}

/// Removes temporary files that a killed run left in a folder. Those of runs still going on stay.
func removeStaleTemporaries(in directory: String, with access: FileAccess) {
  for name in access.names(directory) {
    guard let owner = owner(ofTemporary: name) else { continue }
    // One with the id of this very process is from before: ids are used again.
    if owner == access.processID || !access.isRunning(owner) {
      access.remove("\(directory)/\(name)")
    }
  }
}

/// The process that a temporary file was written by; `nil` for any other file.
private func owner(ofTemporary name: String) -> Int32? {
  guard name.hasSuffix(suffix) else { return nil }
  let stem = name.dropLast(suffix.count)
  guard let dot = stem.lastIndex(of: "."), let id = Int32(stem[stem.index(after: dot)...]), id > 0
  else { return nil }
  let destination = String(stem[..<dot].dropFirst())
  let isOurs = OutputFile(rawValue: destination) != nil || destination == NavigationLock.fileName
  return isOurs && name == temporaryName(for: destination, processID: id) ? id : nil
}

private let suffix = ".navgen-tmp"
