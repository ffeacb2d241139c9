package import Foundation

/// A folder of a test's own, gone with the last reference to it.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(
      path: "navgen-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}

// What is in the folder, by paths from it.
extension TemporaryFolder {
  package func path(_ name: String = "") -> String {
    name.isEmpty ? url.path : "\(url.path)/\(name)"
  }

  package func write(_ text: String, to name: String) throws {
    try text.write(toFile: path(name), atomically: false, encoding: .utf8)
  }

  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }

  package func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names in it or in a folder in it, hidden ones too, sorted.
  package func names(in name: String = "") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path(name))) ?? []).sorted()
  }

  package func attribute<Value>(_ key: FileAttributeKey, of name: String) -> Value? {
    (try? FileManager.default.attributesOfItem(atPath: path(name)))?[key] as? Value
  }
}
