import Foundation
import NavgenSource
import NavgenTestSupport
import NavgenYAML
import Testing

@testable import NavgenCore

/// A folder of `Cases/invalid`: a spec with something wrong, and all that navgen says of it.
///
/// The folder is named after the diagnostic, with a variant after a dot where one spec cannot show all.
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
    let name = names.first { $0.hasPrefix("navigation.") } ?? "navigation.yaml"
    let bytes = try Data(contentsOf: folder.appending(path: name))
    return check(SourceFile(path: name, bytes: Array(bytes))).diagnostics
  }
}

/// Runs the stages from bytes to model.
func check(_ source: SourceFile) -> (model: NavigationModel?, diagnostics: [Diagnostic]) {
  var diagnostics = DiagnosticList()
  let model = parseYAML(source, diagnostics: &diagnostics)
    .flatMap { decodeSpec($0, diagnostics: &diagnostics) }
    .flatMap { resolve($0, diagnostics: &diagnostics) }
  return (model, diagnostics.sorted)
}
