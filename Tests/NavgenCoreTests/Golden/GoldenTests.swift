import Foundation
import NavgenSource
import NavgenTestSupport
import Testing

@testable import NavgenCore

@Suite("Golden files")
struct GoldenTests {
  @Test("a spec gives the files that were accepted, byte for byte", arguments: ValidCase.all)
  func golden(item: ValidCase) throws {
    let result = compile(try item.spec(), options: try item.options())
    #expect(
      !result.diagnostics.hasErrors, "\(DiagnosticFormat.text.render(result.diagnostics.sorted))")
    #expect(result.files.map(\.output) == OutputFile.allCases)
    for file in result.files {
      let golden = item.expected.appending(path: file.output.rawValue)
      let difference = try differenceFromGolden(file.contents, at: golden)
      #expect(difference == nil)
    }
  }

  @Test("the same spec gives the same bytes every time", arguments: ValidCase.all)
  func isDeterministic(item: ValidCase) throws {
    let options = try item.options()
    let first = compile(try item.spec(), options: options).files
    #expect(!first.isEmpty)
    for _ in 1...5 {
      #expect(compile(try item.spec(), options: options).files == first)
    }
  }

  @Test("no file names the folder its spec lies in", arguments: ValidCase.all)
  func namesNoFolder(item: ValidCase) throws {
    let source = try item.spec()
    let elsewhere = SourceFile(path: "/some where/\(source.name)", bytes: source.bytes)
    let options = try item.options()
    #expect(compile(elsewhere, options: options).files == compile(source, options: options).files)
  }

  @Test("without a module to test there is no test file")
  func testsAreOptional() throws {
    let item = try #require(ValidCase.all.first)
    let files = compile(try item.spec(), options: CompileOptions()).files
    #expect(files.map(\.output) == OutputFile.sources)
  }
}
