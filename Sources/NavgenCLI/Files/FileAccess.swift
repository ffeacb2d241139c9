/// The file system as the commands use it.
package struct FileAccess: Sendable {
  /// Reads a file to its end, or up to a number of bytes.
  package var read: @Sendable (_ path: String, _ limit: Int) throws(FileError) -> [UInt8]
  /// What stands at a path, links not followed; `nil` when nothing does.
  package var status: @Sendable (_ path: String) throws(FileError) -> FileStatus?
  /// Whether a path leads to a pipe, a device or a socket, from which reading may never come to an end.
  package var isStream: @Sendable (_ path: String) -> Bool
  /// Makes a folder and those above it; one that is there is fine.
  package var createDirectory: @Sendable (_ path: String) throws(FileError) -> Void
  /// The names in a folder; none when it cannot be read.
  package var names: @Sendable (_ directory: String) -> [String]
  /// Writes a file that must not exist yet, with these permissions or, without, the usual ones.
  package var create:
    @Sendable (_ path: String, [UInt8], _ permissions: UInt32?)
      throws(FileError) -> Void
  /// Puts a file in the place of another, in one step.
  package var rename: @Sendable (_ path: String, _ destination: String) throws(FileError) -> Void
  /// Removes a file if it can.
  package var remove: @Sendable (_ path: String) -> Void
  /// The id of this process.
  package var processID: Int32
  /// Whether a process of that id exists.
  package var isRunning: @Sendable (_ processID: Int32) -> Bool
}

/// What stands at a path.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case regular
    case directory
    /// A symbolic link, and the text in it.
    case link(to: String)
    /// A pipe, a device, a socket.
    case other
  }

  package let kind: Kind
  /// The permission bits.
  package let permissions: UInt32
}
