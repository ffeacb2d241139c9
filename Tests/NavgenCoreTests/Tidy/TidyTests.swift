import Foundation
import Testing

/// The invariants of ARCHITECTURE.md that a look at the text can hold.
@Suite("Tidiness of the sources")
struct TidyTests {
  @Test("there is something to look at")
  func findsFiles() {
    #expect(ProjectText.sources.count > 60)
    #expect(ProjectText.tests.count > 40)
    #expect(ProjectText.templates.count > 8)
    #expect(ProjectText.all.contains("Makefile"))
  }

  @Test(
    "no module of the tool imports Foundation", arguments: ProjectText.swiftFiles(in: "Sources"))
  func importsNoFoundation(path: String) throws {
    let text = try #require(try ProjectText.text(path))
    #expect(!text.contains(/(?m)^\s*(\w+ )?import Foundation/))
  }

  @Test("only the command line knows the system", arguments: ProjectText.swiftFiles(in: "Sources"))
  func knowsNoSystem(path: String) throws {
    let isEdge = path.hasPrefix("Sources/NavgenCLI/") || path.hasPrefix("Sources/navgen/")
    let text = try #require(try ProjectText.text(path))
    #expect(isEdge || !text.contains(/(?m)^\s*(\w+ )?import (Glibc|Musl|Darwin)/))
  }

  @Test(
    "no file is longer than 250 lines",
    arguments: ProjectText.sources + ProjectText.tests + ProjectText.templates)
  func fitsTheEye(path: String) throws {
    #expect(try ProjectText.lines(path).count <= 251)
  }

  @Test("no function is longer than 50 lines", arguments: ProjectText.sources + ProjectText.tests)
  func fitsTheScreen(path: String) throws {
    for function in functions(in: try ProjectText.lines(path)) {
      #expect(function.lineCount <= 50, "\(function.firstLine)")
    }
  }

  @Test("the end of a function is where its indentation ends")
  func findsFunctions() {
    let text = """
      func a() {}
      struct B {
        private static func b(
          c: Int
        ) -> Int {
          if c > 1 {
            c
          }
        }
        init(d: Int) {
          d
        }
      }
      """
    let found = functions(in: text.split(separator: "\n"))
    #expect(found.map(\.lineCount) == [1, 7, 3])
  }

  @Test("nothing can trap", arguments: ProjectText.sources)
  func hasNoTraps(path: String) throws {
    for line in try ProjectText.lines(path) where !line.contains(/^\s*\/\//) {
      let code = line.replacing(/"(\\.|[^"\\])*"/, with: "")
      let trap = /fatalError\(|preconditionFailure\(|try!|as!|[\w)\]]!(?!=)/
      #expect(!code.contains(trap), "\(line)")
    }
  }

  @Test(
    "nothing is left to do without an issue", arguments: ProjectText.sources + ProjectText.tests)
  func leavesNothingOpen(path: String) throws {
    let marks = ["TO" + "DO", "FIX" + "ME"]
    let text = try #require(try ProjectText.text(path))
    #expect(marks.allSatisfy { !text.contains($0) })
  }

  @Test("no text names a folder of somebody's machine")
  func namesNoMachine() throws {
    let folders = ["home", "Users", "root", "work"].map { "/\($0)/" }
    for path in ProjectText.all {
      guard let text = try ProjectText.text(path) else { continue }
      for folder in folders {
        // After a letter or another slash it is a part of a link or of a path that begins elsewhere.
        let found = text.ranges(of: folder).contains { range in
          text[..<range.lowerBound].last.map { !"/.~-}_".contains($0) && !$0.isLetter } ?? true
        }
        #expect(!found, "\(path) names \(folder)")
      }
    }
  }
}

/// A function, from the line where it is declared to the one that ends it.
private struct FunctionText {
  let firstLine: Substring
  let lineCount: Int
}

/// The functions of a text that the formatter has put in order: each ends at the first line that is
/// indented like its own and begins with a brace.
private func functions(in lines: [Substring]) -> [FunctionText] {
  lines.indices.compactMap { start in
    let line = lines[start]
    guard line.contains(/^\s*(@?\w+ )*(func [^ ]|init[?(<])/) else { return nil }
    if line.hasSuffix("}") { return FunctionText(firstLine: line, lineCount: 1) }
    let ending = line.prefix { $0 == " " } + "}"
    guard let end = lines[start...].firstIndex(where: { $0.hasPrefix(ending) }) else { return nil }
    return FunctionText(firstLine: line, lineCount: end - start + 1)
  }
}
