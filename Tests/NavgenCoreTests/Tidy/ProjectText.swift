import Foundation
import NavgenTestSupport

/// The text files of the project, by their path from its root: all but what is built and what is hidden
/// at the root, apart from our own scripts there.
enum ProjectText {
  static let all: [String] = {
    let keys: [URLResourceKey] = [.isRegularFileKey]
    guard
      let found = FileManager.default.enumerator(at: repository, includingPropertiesForKeys: keys)
    else { return [] }
    var paths: [String] = []
    for case let url as URL in found {
      if [".build", ".git", ".swiftpm", "build"].contains(url.lastPathComponent) {
        found.skipDescendants()
      } else if (try? url.resourceValues(forKeys: Set(keys)))?.isRegularFile == true {
        paths.append(url.path)
      }
    }
    let root = repository.path.hasSuffix("/") ? repository.path : repository.path + "/"
    return paths.map { $0.replacing(root, with: "", maxReplacements: 1) }.sorted()
  }()

  /// The Swift files below a folder.
  static func swiftFiles(in folder: String) -> [String] {
    all.filter { $0.hasPrefix("\(folder)/") && $0.hasSuffix(".swift") }
  }

  /// The code of the tool. What is made from the templates is theirs, and the table of symbols is data.
  static let sources = (swiftFiles(in: "Sources") + swiftFiles(in: "Plugins"))
    .filter { !$0.contains(/\/Embedded(Templates|Symbols)\.swift$/) }

  /// The tests, without the code that they expect to be generated.
  static let tests = swiftFiles(in: "Tests").filter { !$0.contains("/expected/") }

  static let templates = all.filter { $0.hasSuffix(".mustache") }

  /// The text of a file; `nil` when it is none.
  static func text(_ path: String) throws -> String? {
    String(data: try Data(contentsOf: repository.appending(path: path)), encoding: .utf8)
  }

  static func lines(_ path: String) throws -> [Substring] {
    try text(path)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
  }
}
