#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a call of the operating system failed.
struct SystemError: Error, Hashable {
  let code: Int32

  static var last: SystemError { SystemError(code: errno) }
  static let brokenPipe = SystemError(code: EPIPE)
  static let isDirectory = SystemError(code: EISDIR)
  static let tooManyLinks = SystemError(code: ELOOP)

  /// In the system's words.
  var reason: String { String(cString: strerror(code)) }
}

let standardInput: Int32 = 0
let standardOutput: Int32 = 1
let standardError: Int32 = 2

/// Makes the streams safe to use.
///
/// A reader that went away must not kill the process halfway. And a file that is opened later must
/// not get the number of a stream that the caller closed: it would receive the diagnostics.
func prepareStreams() {
  signal(SIGPIPE, SIG_IGN)
  for stream in standardInput...standardError where fcntl(stream, F_GETFD) == -1 {
    _ = open("/dev/null", O_RDWR)
  }
}

func endProcess(_ code: Int32) -> Never { exit(code) }

/// A variable of the environment; empty when it is not set.
func environmentValue(_ name: String) -> String {
  getenv(name).map { String(cString: $0) } ?? ""
}

/// Long enough to cost nothing, short enough not to be noticed.
func sleepBriefly() { usleep(200_000) }

func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// The day as `yyyy-mm-dd`, UTC.
func currentDay() -> String? {
  var now = time(nil)
  var parts = tm()
  guard gmtime_r(&now, &parts) != nil else { return nil }
  let year = String(parts.tm_year + 1900)
  let rest = [parts.tm_mon + 1, parts.tm_mday].map { $0 < 10 ? "0\($0)" : String($0) }
  return ([year] + rest).joined(separator: "-")
}

/// The path of the folder that other paths begin in.
func currentDirectory() -> String? {
  var path = [CChar](repeating: 0, count: Int(PATH_MAX))
  return getcwd(&path, path.count).map { String(cString: $0) }
}

var currentProcessID: Int32 { getpid() }

func isProcessRunning(_ id: Int32) -> Bool { kill(id, 0) == 0 || errno != ESRCH }

// MARK: - Contents

/// Reads to the end, or up to a number of bytes.
func read(_ descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while bytes.count < limit {
    let wanted = min(chunk.count, limit - bytes.count)
    let count = try retrying {
      chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, wanted) }
    }
    if count == 0 { break }
    bytes += chunk[..<count]
  }
  return bytes
}

/// Writes everything, in as many steps as the system takes.
func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
  var start = 0
  while start < bytes.count {
    start += try retrying {
      bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }
  }
}

func readFile(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
  let descriptor = try retrying { Int(open(path, O_RDONLY | O_CLOEXEC)) }
  defer { close(Int32(descriptor)) }
  return try read(Int32(descriptor), limit: limit)
}

/// Writes a file that must not exist yet. Leaves none when that fails.
func createFile(_ path: String, _ bytes: [UInt8], permissions: UInt32?) throws(SystemError) {
  let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
  let descriptor = Int32(try retrying { Int(open(path, flags, 0o644)) })
  do throws(SystemError) {
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
    if let permissions { try check(fchmod(descriptor, mode_t(permissions))) }
  } catch {
    removeFile(path)
    throw error
  }
}

// MARK: - Folders

/// What stands at a path, links not followed.
func fileStatus(_ path: String) throws(SystemError) -> FileStatus? {
  var info = stat()
  guard lstat(path, &info) == 0 else {
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw .last
  }
  return FileStatus(
    kind: try kind(of: path, info), permissions: UInt32(info.st_mode & 0o7777))
}

private func kind(of path: String, _ info: stat) throws(SystemError) -> FileStatus.Kind {
  switch info.st_mode & S_IFMT {
  case S_IFREG: return .regular
  case S_IFDIR: return .directory
  case S_IFLNK:
    let limit = Int(PATH_MAX)
    var target = [CChar](repeating: 0, count: limit)
    let count = readlink(path, &target, limit)
    if count < 0 { throw .last }
    return .link(to: String(decoding: target[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self))
  default: return .other
  }
}

/// Whether a path leads to what is neither a file nor a folder, links followed.
func leadsToStream(_ path: String) -> Bool {
  var info = stat()
  guard stat(path, &info) == 0 else { return false }
  return ![S_IFREG, S_IFDIR].contains(info.st_mode & S_IFMT)
}

/// Makes a folder and those above it that are missing.
func createDirectories(_ path: String) throws(SystemError) {
  if mkdir(path, 0o777) == 0 { return }
  var failure = SystemError.last
  if failure.code == ENOENT, parent(of: path) != path {
    try createDirectories(parent(of: path))
    if mkdir(path, 0o777) == 0 { return }
    failure = .last
  }
  var info = stat()
  guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR else { throw failure }
}

func directoryNames(_ path: String) -> [String] {
  guard let directory = opendir(path) else { return [] }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    names.append(
      withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      })
  }
  return names
}

func renameFile(_ path: String, to destination: String) throws(SystemError) {
  try check(rename(path, destination))
}

func removeFile(_ path: String) {
  unlink(path)
}

// MARK: - Failures

private func check(_ result: Int32) throws(SystemError) {
  if result < 0 { throw .last }
}

/// Repeats a call that a signal interrupted.
private func retrying(_ call: () -> Int) throws(SystemError) -> Int {
  while true {
    let result = call()
    if result >= 0 { return result }
    if errno != EINTR { throw .last }
  }
}
