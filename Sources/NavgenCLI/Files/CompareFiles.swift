import NavgenCore
import NavgenSource

/// How the files in some folders differ from what would be written.
struct FileComparison: Equatable {
  /// As a patch that would bring them up to date.
  var patch = ""
  /// The files that are missing or differ.
  var outdatedCount = 0
  /// Files that navgen wrote once and would not write any more.
  var orphans: [String] = []

  var isUpToDate: Bool { outdatedCount == 0 && orphans.isEmpty }
}

/// The most that is read of a file: many times what is generated from the largest spec.
private let readingLimit = 64 << 20

/// Compares the files that would be written with those that are there, and writes nothing.
///
/// - Parameter directories: Where to look for files that are left over.
func compare(
  _ files: [PlacedFile], in directories: Set<String>, with access: FileAccess
) throws(FileError) -> FileComparison {
  var comparison = FileComparison()
  for file in files {
    let path = try resolveLinks(file.path, with: access)
    let isThere = try access.status(path) != nil
    if access.isStream(path) { throw .cannotReadStream(file.path) }
    let old = isThere ? try access.read(path, readingLimit) : []
    if isThere, old == file.bytes { continue }
    comparison.outdatedCount += 1
    comparison.patch += unifiedDiff(
      String(decoding: old, as: UTF8.self), String(decoding: file.bytes, as: UTF8.self),
      oldName: isThere ? file.path : "/dev/null", newName: file.path)
  }
  for directory in directories.sorted() {
    comparison.orphans += try orphans(in: directory, with: access)
  }
  return comparison
}

/// The generated files in a folder that nothing writes. Those that another run of the command writes are not
/// known to be left over.
private func orphans(
  in directory: String, with access: FileAccess
) throws(FileError) -> [String] {
  let mark = Array(GeneratedFile.mark.utf8)
  let known = Set(OutputFile.allCases.map(\.rawValue))
  var orphans: [String] = []
  for name in access.names(directory).sorted()
  where name.hasSuffix(".swift") && !known.contains(name) {
    let path = path(of: name, in: directory)
    guard try access.status(path)?.kind == .regular else { continue }
    if try access.read(path, mark.count) == mark { orphans.append(path) }
  }
  return orphans
}
