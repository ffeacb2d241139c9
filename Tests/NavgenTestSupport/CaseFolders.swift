package import Foundation

/// The folders in a folder of test cases, by name.
package func caseFolders(in parent: URL) -> [URL] {
  let found = try? FileManager.default.contentsOfDirectory(
    at: parent, includingPropertiesForKeys: [.isDirectoryKey])
  return (found ?? []).filter(\.hasDirectoryPath).sorted { $0.path < $1.path }
}
