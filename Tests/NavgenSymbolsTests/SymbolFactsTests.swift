import Foundation
import Testing

@testable import NavgenSymbols

/// Compares the table with the facts it was made from; for whoever brings it up to date.
@Suite(
  "The facts of the table",
  .enabled(if: factsFolder != nil, "NAVGEN_SYMBOL_TABLES names no folder"))
struct SymbolFactsTests {
  private func rows(_ name: String) throws -> [[String]] {
    let folder = try #require(factsFolder)
    let text = try String(contentsOfFile: "\(folder)/\(name).tsv", encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test("are all there, and no others")
  func areComplete() throws {
    let symbols = try rows("sfsymbols")
    let releases = Dictionary(
      uniqueKeysWithValues: try rows("sfsymbols-releases").map { ($0[0], $0) })
    let restrictions = Dictionary(
      uniqueKeysWithValues: try rows("sfsymbols-restricted").map { ($0[0], $0[1]) })
    #expect(SymbolTable.builtIn.allNames.count == symbols.count)
    for row in symbols {
      let symbol = try #require(SymbolTable.builtIn.symbol(named: row[0]), "\(row[0])")
      let release = try #require(releases[row[1]])
      for (platform, version) in zip(SymbolPlatform.allCases, release[1...]) {
        let shown = version == "10.15" ? "11.0" : version
        #expect(symbol.introduced.version(on: platform)?.text == shown, "\(row)")
      }
      #expect(symbol.renamedTo ?? "" == row[2], "\(row)")
      #expect(symbol.refersTo == restrictions[row[2].isEmpty ? row[0] : row[2]], "\(row)")
    }
  }
}

private let factsFolder = ProcessInfo.processInfo.environment["NAVGEN_SYMBOL_TABLES"]
