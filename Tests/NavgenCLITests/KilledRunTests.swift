import Foundation
import NavgenTestSupport
import Testing

@testable import NavgenCore

@Suite("A killed run") struct KilledRunTests {
  /// What a run was at when it was killed.
  private enum Moment: CaseIterable {
    /// Some new contents lay beside the old files.
    case writing
    /// Some files were new and some old.
    case replacing
  }

  private let binary: BuiltBinary
  private var folder: TemporaryFolder { binary.folder }

  init() throws {
    binary = try BuiltBinary()
    let spec = "navgen: 1\ntabs:\n  home: { title: Home, icon: house }\n"
    try folder.write(spec, to: "a.yaml")
    try folder.write(spec, to: "b.yaml")
    let script = #""$0" generate a.yaml --output a; "$0" generate b.yaml --output b"#
    #expect(try binary.shell(script) == Outcome(0))
  }

  @Test("leaves every file old or new, and the next run tidies up", .timeLimit(.minutes(2)))
  func isAllOrNothing() throws {
    var seen: Set<Moment> = []
    // A moment lasts some microseconds and is missed often; what goes wrong in it lasts no longer.
    for round in 1...500 where round <= 20 || seen.count < Moment.allCases.count {
      for moment in Moment.allCases {
        try kill(at: moment)
        if let found = momentReached() { seen.insert(found) }
      }
    }
    #expect(seen == Set(Moment.allCases))
    #expect(try binary.shell(#""$0" generate b.yaml --output o && diff -r b o"#) == Outcome(0))
  }

  /// Runs the program over old files, and kills it when its first new contents are there, or the first
  /// file that is replaced.
  private func kill(at moment: Moment) throws {
    try? FileManager.default.removeItem(atPath: folder.path("o"))
    try FileManager.default.copyItem(atPath: folder.path("a"), toPath: folder.path("o"))
    let first = folder.path("o/\(OutputFile.tabs.rawValue)")
    let old = inode(first)
    let process = binary.process(["generate", "b.yaml", "--output", "o"])
    try process.run()
    let id = process.processIdentifier
    let temporary = folder.path("o/.\(OutputFile.tabs.rawValue).\(id).navgen-tmp")
    while process.isRunning, inode(first) == old {
      if moment == .writing, inode(temporary) != nil { break }
    }
    Foundation.kill(id, SIGKILL)
    process.waitUntilExit()
  }

  /// What the run was at, by what it left; `nil` when it had not begun to write or had ended.
  private func momentReached() -> Moment? {
    let files = folder.names(in: "a")
    let texts = files.map { folder.text("o/\($0)") }
    let areNew = zip(files, texts).map { file, text in text == folder.text("b/\(file)") }
    let areOld = zip(files, texts).map { file, text in text == folder.text("a/\(file)") }
    #expect(zip(areNew, areOld).allSatisfy { $0 != $1 })
    if areNew.contains(true), areOld.contains(true) { return .replacing }
    let hasTemporaries = folder.names(in: "o").count > files.count
    return hasTemporaries && !areNew.contains(true) ? .writing : nil
  }
}

/// What tells a file from the one that replaces it; `nil` when there is none.
private func inode(_ path: String) -> UInt64? {
  var info = stat()
  return stat(path, &info) == 0 ? UInt64(info.st_ino) : nil
}
