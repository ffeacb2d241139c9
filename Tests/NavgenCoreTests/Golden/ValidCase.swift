import Foundation
import NavgenSource
import NavgenTestSupport
import Testing

@testable import NavgenCore

/// A folder of `Cases/valid`: a spec, what navgen makes of it, and what that needs to compile.
///
/// - `navigation.*`: the spec.
/// - `navgen.lock`: what earlier versions saved, if that matters.
/// - `expected/`: the files, as they were looked at and accepted.
/// - `modules/<Module>.swift`: a module that the generated code imports.
/// - `sources/*.swift`: files of the app's own module.
struct ValidCase: CustomTestStringConvertible, Sendable {
  let folder: URL

  /// The module that every case is compiled as.
  static let module = "App"

  static let all: [ValidCase] = caseFolders(in: casesFolder.appending(path: "valid")).map(
    ValidCase.init)

  private static let casesFolder = repository.appending(path: "Tests/NavgenCoreTests/Cases")

  var testDescription: String { folder.lastPathComponent }
  var expected: URL { folder.appending(path: "expected") }
  var sources: [URL] { plainFiles(in: folder.appending(path: "sources")) }
  var modules: [URL] { plainFiles(in: folder.appending(path: "modules")) }

  func spec() throws -> SourceFile {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = names.first { $0.hasPrefix("navigation.") } ?? "navigation.yaml"
    let bytes = try Data(contentsOf: folder.appending(path: name))
    return SourceFile(path: name, bytes: Array(bytes))
  }

  /// With the tests, and with what the lock beside the spec recorded.
  func options() throws -> CompileOptions {
    let url = folder.appending(path: NavigationLock.fileName)
    let lock = (try? Data(contentsOf: url)).map {
      SourceFile(path: NavigationLock.fileName, bytes: Array($0))
    }
    return CompileOptions(testedModule: Self.module, lock: lock)
  }

  /// The generated files with another access level than the spec's.
  func files(access: AccessLevel) throws -> [GeneratedFile] {
    var diagnostics = DiagnosticList()
    let source = try spec()
    let options = try options()
    let reading = readSpec(source, options: options, diagnostics: &diagnostics)
    guard var model = reading.model else {
      throw CaseFailure(text: DiagnosticFormat.text.render(diagnostics.sorted))
    }
    model.access = access
    return emit(model, specName: source.name, options: options, diagnostics: &diagnostics) ?? []
  }
}

/// A case that should have gone through and did not.
struct CaseFailure: Error {
  let text: String
}

private func plainFiles(in parent: URL) -> [URL] {
  children(of: parent).filter { !$0.hasDirectoryPath }
}

private func children(of parent: URL) -> [URL] {
  let found = try? FileManager.default.contentsOfDirectory(
    at: parent, includingPropertiesForKeys: [.isDirectoryKey])
  return (found ?? []).sorted { $0.path < $1.path }
}
