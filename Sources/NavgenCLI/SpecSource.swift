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
  /// The folder that it lies in; standard input has none.
  var directory: String? {
    switch self {
    case .standardInput: return nil
    case .file(let path): return parent(of: path)
    }
  }

  /// What was recorded of earlier versions; `nil` when nothing was.
  func readLock(in environment: CLIEnvironment) throws(FileError) -> SourceFile? {
    guard let directory else { return nil }
    let name = NavigationLock.fileName
    let path = directory == "." ? name : directory == "/" ? "/\(name)" : "\(directory)/\(name)"
    guard try environment.files.status(path) != nil else { return nil }
    return SourceFile(path: path, bytes: try environment.files.read(path, Self.limit))
  }
}
