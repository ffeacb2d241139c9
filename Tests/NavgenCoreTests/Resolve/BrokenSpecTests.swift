import Foundation
import NavgenSource
import NavgenTestSupport
import Testing

@testable import NavgenCore

/// Specs of twenty apps, each broken in seven or eight places as people break them, and mended.
///
/// They were broken by someone who did not see what navgen says, so that they show what a developer meets.
@Suite("A spec that was broken in many places")
struct BrokenSpecTests {
  private static let folders = caseFolders(
    in: repository.appending(path: "Tests/NavgenCoreTests/Cases/broken"))

  @Test("has told what was accepted", arguments: folders)
  func saysWhatIsExpected(folder: URL) throws {
    let text = DiagnosticFormat.xcode.render(try diagnostics(of: "broken.yaml", in: folder))
    #expect(try differenceFromGolden(text, at: folder.appending(path: "expected.txt")) == nil)
  }

  @Test("has nothing told once it is mended", arguments: folders)
  func isMended(folder: URL) throws {
    #expect(try diagnostics(of: "mended.yaml", in: folder).map(\.message) == [])
  }

  /// `elsewhere.txt` lists the others, with the reason.
  @Test("has each line told that has to change, in one run", arguments: folders)
  func tellsAll(folder: URL) throws {
    let found = try diagnostics(of: "broken.yaml", in: folder)
    let told = Set(found.flatMap { [$0.range] + $0.notes.map(\.range) }.map(\.start.line))
    let list = try? String(contentsOf: folder.appending(path: "elsewhere.txt"), encoding: .utf8)
    let elsewhere = (list ?? "").split(separator: "\n").compactMap { Int($0.prefix { $0 != ":" }) }
    #expect(try changes(in: folder).filter { !told.contains($0) } == elsewhere)
  }

  private func diagnostics(of name: String, in folder: URL) throws -> [Diagnostic] {
    let bytes = try Data(contentsOf: folder.appending(path: name))
    let options = CompileOptions(today: "2026-12-01", lint: LintOptions())
    return check(SourceFile(path: name, bytes: Array(bytes)), options: options).diagnostics
  }

  /// The lines of the broken spec that are not in the mended one.
  private func changes(in folder: URL) throws -> [Int] {
    let texts = try ["mended.yaml", "broken.yaml"].map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
        .components(separatedBy: "\n")
    }
    return texts[1].difference(from: texts[0]).insertions.map { change in
      switch change {
      case .insert(let offset, _, _), .remove(let offset, _, _): return offset + 1
      }
    }
  }
}
