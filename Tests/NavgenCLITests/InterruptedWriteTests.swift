import Foundation
import NavgenTestSupport
import Testing

@testable import NavgenCLI
@testable import NavgenCore

@Suite struct InterruptedWriteTests {
  private let folder: TemporaryFolder
  private let old = "\(GeneratedFile.mark)\nold"
  private let new = "\(GeneratedFile.mark)\nnew"
  private let outputs: [OutputFile] = [.tabs, .routes, .store]

  init() throws {
    folder = try TemporaryFolder()
    for output in outputs { try folder.write(old, to: output.rawValue) }
  }

  private func write(_ access: FileAccess) -> [String] {
    let files = outputs.map { output in
      PlacedFile(GeneratedFile(output: output, contents: new), in: folder.path())
    }
    return NavgenCLI.write(files, with: access).map(\.message)
  }

  private var texts: [String?] { outputs.map { folder.text($0.rawValue) } }

  @Test("when a temporary file cannot be written every file stays old and none is left over")
  func failedCreate() {
    var access = FileAccess.system
    access.create = { path, bytes, permissions throws(FileError) in
      if path.contains("NavgenStore") { throw .cannotWrite(path, SystemError(code: ENOSPC)) }
      try FileAccess.system.create(path, bytes, permissions)
    }
    let temporary = folder.path(".NavgenStore.swift.\(getpid()).navgen-tmp")
    #expect(write(access) == ["cannot write '\(temporary)': No space left on device"])
    #expect(texts == [old, old, old])
    #expect(folder.names().count == 3)
  }

  @Test("when a rename fails each file is old or new and no temporary file is left over")
  func failedRename() {
    var access = FileAccess.system
    access.rename = { path, destination throws(FileError) in
      if destination.contains("NavgenRoutes") {
        throw .cannotWrite(destination, SystemError(code: EIO))
      }
      try FileAccess.system.rename(path, destination)
    }
    #expect(
      write(access) == ["cannot write '\(folder.path("NavgenRoutes.swift"))': Input/output error"])
    #expect(texts == [new, old, old])
    #expect(folder.names().count == 3)
  }

  @Test("all temporary files are complete before the first file is replaced")
  func order() {
    let steps = Recorder()
    var access = FileAccess.system
    access.create = { path, bytes, permissions throws(FileError) in
      steps.add("+")
      try FileAccess.system.create(path, bytes, permissions)
    }
    access.rename = { path, destination throws(FileError) in
      let name = (path as NSString).lastPathComponent
      let isOurs = name.hasPrefix(".Navgen") && !name.hasSuffix(".swift")
      steps.add(isOurs ? ">" : path)
      try FileAccess.system.rename(path, destination)
    }
    #expect(write(access) == [])
    #expect(steps.text == "+++>>>")
  }

  @Test("temporary files of runs that ended are removed, even when nothing is written")
  func stale() throws {
    #expect(write(.system) == [])
    let mine = getpid()
    let running: Int32 = 4242
    let kept = [
      ".NavgenTabs.swift.\(running).navgen-tmp", ".Other.swift.4243.navgen-tmp",
      ".NavgenTabs.swift.x.navgen-tmp", ".NavgenTabs.swift.4243.navgen-tmp.swift",
      "NavgenTabs.swift.4243.navgen-tmp", ".NavgenTabs.swift.0004243.navgen-tmp",
      ".NavgenTabs.swift.-1.navgen-tmp",
    ]
    let removed = [
      ".NavgenTabs.swift.4243.navgen-tmp", ".NavgenTests.swift.\(mine).navgen-tmp",
    ]
    for name in kept + removed { try folder.write("half", to: name) }
    var access = FileAccess.system
    access.isRunning = { $0 == running || $0 == mine }
    #expect(write(access) == [])
    #expect(Set(folder.names()) == Set(kept + outputs.map(\.rawValue)))
  }

  @Test("a process that is there counts as running, and one that is not does not")
  func running() {
    #expect(FileAccess.system.isRunning(getpid()))
    #expect(!FileAccess.system.isRunning(.max))
  }
}
