package import Foundation

/// How a text differs from the one in a file; `nil` when they are equal, byte for byte.
///
/// With `NAVGEN_RECORD=1` in the environment the file is written, and there is a difference all the
/// same: a recording must never pass for a comparison.
package func differenceFromGolden(_ actual: String, at file: URL) throws -> String? {
  let accepted = try? String(contentsOf: file, encoding: .utf8)
  if accepted?.utf8.elementsEqual(actual.utf8) == true { return nil }
  guard ProcessInfo.processInfo.environment["NAVGEN_RECORD"] == "1" else {
    let reason = accepted.map { firstDifference($0, actual) } ?? "the file does not exist"
    return "\(file.lastPathComponent): \(reason)"
  }
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try actual.write(to: file, atomically: true, encoding: .utf8)
  return "\(file.lastPathComponent): recorded anew"
}

/// The first line in which two texts differ, for the message of a failing test.
private func firstDifference(_ accepted: String, _ actual: String) -> String {
  let accepted = accepted.split(separator: "\n", omittingEmptySubsequences: false)
  let actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let index = zip(accepted, actual).enumerated().first { $0.element.0 != $0.element.1 }?.offset
  let line = index ?? min(accepted.count, actual.count)
  let old = line < accepted.count ? accepted[line] : "the end"
  let new = line < actual.count ? actual[line] : "the end"
  return "line \(line + 1) was '\(old)', is '\(new)'"
}
