import Foundation
import NavgenSource
import NavgenTestSupport
import Testing

@testable import NavgenCore

/// A folder of `Cases/invalid`: a spec with something wrong, and all that navgen says of it.
///
/// The folder is named after the diagnostic, with a variant after a dot where one spec cannot show all. Where
/// it has a `navgen.lock`, that is read with the spec; only the cases about staleness ask for it. Lint rules are
/// asked only in the cases about them, with the string catalogues of the folder. A folder with an
/// `apple-app-site-association` is about that file.
struct InvalidCase: CustomTestStringConvertible, Sendable {
  let folder: URL

  static let all = caseFolders(in: root).map(InvalidCase.init)

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Cases/invalid")

  /// The diagnostic that it is about.
  var id: String { String(folder.lastPathComponent.prefix { $0 != "." }) }

  var testDescription: String { folder.lastPathComponent }
  var expected: URL { folder.appending(path: "expected.txt") }

  /// What the stages before the output find, in the order of the file.
  func diagnostics() throws -> [Diagnostic] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    if names.contains(association) { return try associationDiagnostics() }
    var wrongCatalogs = DiagnosticList()
    _ = try catalogs(diagnostics: &wrongCatalogs)
    if !wrongCatalogs.isEmpty { return wrongCatalogs.sorted }
    let name = names.first { $0.hasPrefix("navigation.") } ?? "navigation.yaml"
    let bytes = try Data(contentsOf: folder.appending(path: name))
    return check(SourceFile(path: name, bytes: Array(bytes)), options: try options()).diagnostics
  }

  private func associationDiagnostics() throws -> [Diagnostic] {
    let bytes = try Data(contentsOf: folder.appending(path: association))
    var diagnostics = DiagnosticList()
    _ = readJSON(SourceFile(path: association, bytes: Array(bytes)), diagnostics: &diagnostics)
    return diagnostics.sorted
  }

  private func options() throws -> CompileOptions {
    let url = folder.appending(path: NavigationLock.fileName)
    guard let bytes = try? Data(contentsOf: url) else {
      return CompileOptions(today: today, lint: try lintOptions())
    }
    let lock = SourceFile(path: NavigationLock.fileName, bytes: Array(bytes))
    return CompileOptions(today: today, lock: lock, checksLock: id == "stale-lock")
  }

  private func lintOptions() throws -> LintOptions? {
    guard DiagnosticSubject.lint.entries.contains(where: { $0.id == id }) else { return nil }
    var diagnostics = DiagnosticList()
    return LintOptions(catalogs: try catalogs(diagnostics: &diagnostics))
  }

  private func catalogs(diagnostics: inout DiagnosticList) throws -> [StringCatalog] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".xcstrings") }.sorted().compactMap { name in
      let bytes = try Data(contentsOf: folder.appending(path: name))
      return StringCatalog(
        SourceFile(path: name, bytes: Array(bytes)), diagnostics: &diagnostics)
    }
  }
}

private let association = "apple-app-site-association"

/// A day on which the links of some cases are past.
private let today = "2030-01-01"

/// Runs the stages from bytes to model.
func check(
  _ source: SourceFile, options: CompileOptions = CompileOptions(today: today)
) -> (model: NavigationModel?, diagnostics: [Diagnostic]) {
  var diagnostics = DiagnosticList()
  let reading = readSpec(source, options: options, diagnostics: &diagnostics)
  return (reading.model, diagnostics.leveled(by: reading.levels).sorted)
}
