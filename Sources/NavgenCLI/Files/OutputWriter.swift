import NavgenCore

/// A file that navgen writes, and the folder that it goes to.
struct PlacedFile: Hashable {
  let directory: String
  let name: String
  let bytes: [UInt8]
  /// What the file there must begin with to be replaced; one that does not is the user's own. `nil` when
  /// it is known to be ours.
  let mark: [UInt8]?

  init(_ file: GeneratedFile, in directory: String) {
    self.directory = directory
    self.name = file.output.rawValue
    self.bytes = Array(file.contents.utf8)
    self.mark = Array(GeneratedFile.mark.utf8)
  }

  init(directory: String, name: String, text: String, mark: String?) {
    self.directory = directory
    self.name = name
    self.bytes = Array(text.utf8)
    self.mark = mark.map { Array($0.utf8) }
  }

  /// A lock, whose place holds none or one that was read.
  init(lock text: String, at place: LockPlace) {
    self.init(directory: place.directory, name: place.name, text: text, mark: nil)
  }

  var path: String { NavgenCLI.path(of: name, in: directory) }
}

/// Puts files into place; those that have the right bytes already are not touched.
///
/// All new contents lie in temporary files beside their destinations before the first is renamed,
/// and a rename is one step: whatever fails, and whenever the process is killed, each file is old or
/// new.
/// Returns what failed; nothing is written when it is known beforehand that something will.
func write(_ files: [PlacedFile], with access: FileAccess) -> [FileError] {
  var failures: [FileError] = []
  var replacements: [Replacement] = []
  var directories: Set<String> = []
  var destinations: Set<String> = []
  for file in files {
    do throws(FileError) {
      let destination = try resolveLinks(file.path, with: access)
      guard destinations.insert(destination).inserted else { throw .sharedDestination(file.path) }
      directories.insert(parent(of: destination))
      if let replacement = try replacement(at: destination, by: file, with: access) {
        replacements.append(replacement)
      }
    } catch {
      failures.append(error)
    }
  }
  guard failures.isEmpty else { return failures }
  for directory in directories.sorted() { removeStaleTemporaries(in: directory, with: access) }
  do throws(FileError) {
    try carryOut(replacements, with: access)
    return []
  } catch {
    return [error]
  }
}

/// New contents for a file.
private struct Replacement {
  let destination: String
  let temporary: String
  let bytes: [UInt8]
  /// Those of the file that is replaced.
  let permissions: UInt32?
}

/// What has to be done at a destination; `nil` when it is as it should be.
private func replacement(
  at destination: String, by file: PlacedFile, with access: FileAccess
) throws(FileError) -> Replacement? {
  let status = try access.status(destination)
  switch status?.kind {
  case nil: break
  case .directory: throw .cannotWrite(file.path, .isDirectory)
  case .link, .other: throw .notRegular(file.path)
  case .regular:
    let limit = max(file.bytes.count, file.mark?.count ?? 0) + 1
    let old = try access.read(destination, limit)
    if old == file.bytes { return nil }
    // An empty file, such as a power failure leaves, has nothing to lose.
    if let mark = file.mark, !old.isEmpty, !old.starts(with: mark) { throw .foreign(file.path) }
  }
  let name = temporaryName(for: file.name, processID: access.processID)
  return Replacement(
    destination: destination, temporary: parent(of: destination) + "/" + name, bytes: file.bytes,
    permissions: status?.permissions)
}

private func carryOut(
  _ replacements: [Replacement], with access: FileAccess
) throws(FileError) {
  var pending: [Replacement] = []
  do throws(FileError) {
    for replacement in replacements {
      try access.createDirectory(parent(of: replacement.destination))
      try access.create(replacement.temporary, replacement.bytes, replacement.permissions)
      pending.append(replacement)
    }
    while let replacement = pending.first {
      try access.rename(replacement.temporary, replacement.destination)
      pending.removeFirst()
    }
  } catch {
    for replacement in pending { access.remove(replacement.temporary) }
    throw error
  }
}
