/// The folder that a path lies in.
func parent(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// What a path ends with: the name of a file or of a folder.
func lastName(of path: String) -> String {
  path.split(separator: "/").last.map(String.init) ?? path
}

/// The path of a name in a folder.
func path(of name: String, in directory: String) -> String {
  directory.hasSuffix("/") ? directory + name : "\(directory)/\(name)"
}

/// The place that a path means once the symbolic links at its end are followed, so that a link is
/// written through and not replaced. There need not be anything.
func resolveLinks(_ path: String, with access: FileAccess) throws(FileError) -> String {
  var resolved = path
  for _ in 0..<linkLimit {
    guard case .link(let target)? = try access.status(resolved)?.kind else { return resolved }
    resolved = target.hasPrefix("/") ? target : "\(parent(of: resolved))/\(target)"
  }
  throw .cannotWrite(path, .tooManyLinks)
}

/// As many links as Linux follows.
private let linkLimit = 40
