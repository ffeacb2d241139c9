import NavgenCore
import NavgenSource
import NavgenYAML

/// Where a spec comes from.
enum SpecSource: Hashable {
  case standardInput
  case file(String)

  /// How standard input is shown.
  static let inputLabel = "<stdin>"
  /// The most bytes that are read: one more than the YAML reader takes, which tells the user so.
  private static let limit = YAMLLimits.standard.bytes + 1

  init(operand: String) {
    self = operand == "-" ? .standardInput : .file(operand)
  }

  func read(in environment: CLIEnvironment) throws(FileError) -> SourceFile {
    switch self {
    case .standardInput:
      return SourceFile(path: Self.inputLabel, bytes: try environment.readInput(Self.limit))
    case .file(let path):
      return SourceFile(path: path, bytes: try environment.files.read(path, Self.limit))
    }
  }
}

// The lock beside a spec.
extension SpecSource {
  /// Where it lies; standard input has none.
  var lock: LockPlace? {
    switch self {
    case .standardInput: return nil
    case .file(let path): return LockPlace(ofSpec: path)
    }
  }

  /// What was recorded of earlier versions; `nil` when nothing was.
  func readLock(in environment: CLIEnvironment) throws(FileError) -> SourceFile? {
    guard let path = lock?.path, try environment.files.status(path) != nil else { return nil }
    // Nobody asked for it by name: a pipe in its place would hold up the run.
    if environment.files.isStream(path) { throw .cannotReadStream(path) }
    return SourceFile(path: path, bytes: try environment.files.read(path, Self.limit))
  }
}

/// The place of the lock that belongs to a spec.
struct LockPlace: Hashable {
  let directory: String
  let name: String
  private let spec: String

  init(ofSpec path: String) {
    directory = parent(of: path)
    spec = String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
    name = NavigationLock.fileName(forSpec: spec)
  }

  var path: String {
    directory == "." ? name : NavgenCLI.path(of: name, in: directory)
  }

  /// Another spec in the folder whose lock it would be as well; `nil` when there is none.
  func otherSpec(in environment: CLIEnvironment) -> String? {
    environment.files.names(directory).sorted()
      .first { NavigationLock.isShared(byAnother: $0, and: spec) }
  }
}
