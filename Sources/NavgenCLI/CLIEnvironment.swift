package import NavgenCore
package import NavgenSource

/// All that the commands know of the world, so that a test can be the world.
package struct CLIEnvironment: Sendable {
  package var files: FileAccess
  /// Reads standard input to its end, or up to a number of bytes.
  package var readInput: @Sendable (_ limit: Int) throws(FileError) -> [UInt8]
  /// Writes an answer that was asked for.
  package var writeOutput: @Sendable (_ text: String) throws(FileError) -> Void
  /// Writes what there is to complain about. That nobody can read it is no failure of its own.
  package var writeError: @Sendable (_ text: String) -> Void
  /// Whether complaints are shown on a terminal, to a person.
  package var isErrorTerminal: Bool
  /// Whether text for people may have colours: on a terminal, unless `NO_COLOR` is set (https://no-color.org).
  package var usesColors: Bool
  /// Waits a moment; `false` when there is nothing more to wait for.
  package var pause: @Sendable () -> Bool
  /// The path of the folder that other paths begin in; `nil` when nobody knows.
  package var workingDirectory: String?
  /// The day as `yyyy-mm-dd`, UTC; `nil` when nobody knows.
  package var today: String?
  package var compile: @Sendable (SourceFile, CompileOptions) -> CompileResult

  package init(
    files: FileAccess,
    readInput: @escaping @Sendable (_ limit: Int) throws(FileError) -> [UInt8],
    writeOutput: @escaping @Sendable (_ text: String) throws(FileError) -> Void,
    writeError: @escaping @Sendable (_ text: String) -> Void,
    isErrorTerminal: Bool,
    usesColors: Bool = false,
    pause: @escaping @Sendable () -> Bool = { false },
    workingDirectory: String? = nil,
    today: String? = nil,
    compile: @escaping @Sendable (SourceFile, CompileOptions) -> CompileResult
  ) {
    self.files = files
    self.readInput = readInput
    self.writeOutput = writeOutput
    self.writeError = writeError
    self.isErrorTerminal = isErrorTerminal
    self.usesColors = usesColors
    self.pause = pause
    self.workingDirectory = workingDirectory
    self.today = today
    self.compile = compile
  }
}
