import NavgenCore

/// A generated file and the folder that it goes to.
struct PlacedFile: Hashable {
  let directory: String
  let output: OutputFile
  let bytes: [UInt8]

  init(_ file: GeneratedFile, in directory: String) {
    self.directory = directory
    self.output = file.output
    self.bytes = Array(file.contents.utf8)
  }

  var path: String {
    directory.hasSuffix("/") ? directory + output.rawValue : "\(directory)/\(output.rawValue)"
  }
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
    let limit = max(file.bytes.count, generatedMark.count) + 1
    let old = try access.read(destination, limit)
    if old == file.bytes { return nil }
    // An empty file, such as a power failure leaves, has nothing to lose.
    if !old.isEmpty, !old.starts(with: generatedMark) { throw .foreign(file.path) }
  }
  let name = temporaryName(for: file.output, processID: access.processID)
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

/// What does not begin like this is the user's own.
private let generatedMark = Array(GeneratedFile.mark.utf8)
