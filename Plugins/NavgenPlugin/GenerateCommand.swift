import Foundation
import PackagePlugin

/// What files are to be written for.
enum Subject {
  case app(SourceTarget)
  /// Tests of one of the candidates; see ``testedTarget(of:candidates:)``.
  case tests(target: String, candidates: [[SourceTarget]])
}

/// The one command of a target.
///
/// All paths are absolute, since the directory that the tool is started in is not promised. The outputs are
/// fixed names that the tool writes on every run, even those that a spec has no use for.
///
/// - Parameter directory: The plugin's own directory for this target, the only one that the macOS
///   sandbox lets the tool write to.
/// - Throws: ``SpecSearchError`` when there is not exactly one spec.
func generateCommand(for subject: Subject, tool: URL, directory: URL) throws -> Command {
  switch subject {
  case .app(let target):
    return command(
      for: try spec(of: target), options: ["--output", directory.plainPath],
      outputs: OutputFile.sources, tool: tool, directory: directory)
  case .tests(let name, let candidates):
    let (target, spec) = try testedTarget(of: name, candidates: candidates)
    return command(
      for: spec, options: ["--tests", directory.plainPath, "--module", target.moduleName],
      outputs: [.tests], tool: tool, directory: directory)
  }
}

private func command(
  for spec: URL, options: [String], outputs: [OutputFile], tool: URL, directory: URL
) -> Command {
  .buildCommand(
    displayName: "Generating \(outputs.count == 1 ? "tests" : "code") from \(spec.plainPath)",
    executable: tool,
    arguments: ["generate", spec.plainPath] + options + ["--format", "xcode"],
    inputFiles: [spec] + lock(beside: spec),
    outputFiles: outputs.map { directory.appending(component: $0.rawValue) })
}

/// What was recorded of earlier versions, if anything was: the tool reads it when it is there.
private func lock(beside spec: URL) -> [URL] {
  let lock = spec.deletingLastPathComponent().appending(component: "navgen.lock")
  return FileManager.default.fileExists(atPath: lock.plainPath) ? [lock] : []
}

extension URL {
  /// The path as the file system knows it, spaces and accents as they are.
  var plainPath: String { path(percentEncoded: false) }
}
