extension FileAccess {
  /// The real file system.
  static let system = FileAccess(
    read: { path, limit throws(FileError) in
      try naming(path, as: FileError.cannotRead) { () throws(SystemError) in
        try readFile(path, limit: limit)
      }
    },
    status: { path throws(FileError) in
      try naming(path, as: FileError.cannotWrite) { () throws(SystemError) in
        try fileStatus(path)
      }
    },
    isStream: leadsToStream,
    createDirectory: { path throws(FileError) in
      try naming(path, as: FileError.cannotCreateDirectory) { () throws(SystemError) in
        try createDirectories(path)
      }
    },
    names: directoryNames,
    create: { path, bytes, permissions throws(FileError) in
      try naming(path, as: FileError.cannotWrite) { () throws(SystemError) in
        try createFile(path, bytes, permissions: permissions)
      }
    },
    rename: { path, destination throws(FileError) in
      try naming(destination, as: FileError.cannotWrite) { () throws(SystemError) in
        try renameFile(path, to: destination)
      }
    },
    remove: removeFile,
    processID: currentProcessID,
    isRunning: isProcessRunning)
}

/// Says of a failed call which file it was about.
private func naming<Value>(
  _ path: String, as failure: (String, SystemError) -> FileError,
  _ body: () throws(SystemError) -> Value
) throws(FileError) -> Value {
  do throws(SystemError) {
    return try body()
  } catch {
    throw failure(path, error)
  }
}
