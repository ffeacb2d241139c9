import Foundation
import Testing

/// The invariants of ARCHITECTURE.md that a look at the text can hold.
@Suite("Tidiness of the sources")
struct TidyTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files below a folder, by their path from the root.
  private static func files(in folder: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (found?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
      .map { "\(folder)/\($0)" }
      .sorted()
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static let sources = files(in: "Sources") + files(in: "Plugins")

  @Test("there are sources to look at")
  func findsSources() {
    #expect(Self.sources.count > 60)
  }

  @Test("no module of the tool imports Foundation", arguments: files(in: "Sources"))
  func importsNoFoundation(path: String) throws {
    let text = try Self.text(path)
    #expect(!text.contains(/(?m)^\s*(\w+ )?import Foundation/))
  }

  @Test("only the command line knows the system", arguments: files(in: "Sources"))
  func knowsNoSystem(path: String) throws {
    let isEdge = path.hasPrefix("Sources/NavgenCLI/") || path.hasPrefix("Sources/navgen/")
    let text = try Self.text(path)
    #expect(isEdge || !text.contains(/(?m)^\s*(\w+ )?import (Glibc|Musl|Darwin)/))
  }

  @Test("no file is longer than 250 lines", arguments: sources + files(in: "Tests"))
  func fitsTheEye(path: String) throws {
    let isData = path.contains("/expected/") || path.hasSuffix("EmbeddedTemplates.swift")
    let lines = try Self.text(path).split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(isData || lines <= 251)
  }

  @Test("nothing can trap", arguments: sources)
  func hasNoTraps(path: String) throws {
    let isData = path.hasSuffix("EmbeddedTemplates.swift")
    let text = try Self.text(path)
    #expect(isData || !text.contains(/fatalError\(|preconditionFailure\(|try!|as!/))
  }

  @Test("nothing is left to do without an issue", arguments: sources + files(in: "Tests"))
  func leavesNothingOpen(path: String) throws {
    let marks = ["TO" + "DO", "FIX" + "ME"]
    let text = try Self.text(path)
    #expect(marks.allSatisfy { !text.contains($0) })
  }
}
