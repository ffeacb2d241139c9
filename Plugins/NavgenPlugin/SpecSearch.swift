import Foundation

/// A target as the search needs it, whether a package or an Xcode project describes it.
struct SourceTarget {
  let id: String
  let name: String
  let moduleName: String
  /// `nil` in an Xcode project, where a target has no directory of its own.
  let directory: URL?
  let files: [URL]
}

/// The names that a spec may bear, the usual one first.
let specNames = ["navigation.yaml", "navigation.yml", "navigation.json"]

/// The target's own spec, anywhere among its files.
func spec(of target: SourceTarget) throws -> URL {
  let specs = target.specs
  guard let spec = specs.first else {
    if let file = target.specOnDisk {
      throw SpecSearchError.excluded(target: target.name, file: file)
    }
    throw SpecSearchError.absent(target: target.name, directory: target.directory)
  }
  guard specs.count == 1 else { throw SpecSearchError.several(target: target.name, specs: specs) }
  return spec
}

/// The target that a test target's tests are written for, and its spec.
///
/// - Parameter candidates: Groups of targets, the nearest first. The first group that has a spec decides,
///   and exactly one target of that group may have one.
func testedTarget(
  of testTarget: String, candidates: [[SourceTarget]]
) throws -> (target: SourceTarget, spec: URL) {
  let groups = candidates.map { group in
    withoutRepetitions(group).filter { !$0.specs.isEmpty }
  }
  guard let group = groups.first(where: { !$0.isEmpty }), let target = group.first else {
    let searched = withoutRepetitions(candidates.flatMap { $0 })
    for target in searched {
      guard let file = target.specOnDisk else { continue }
      throw SpecSearchError.excluded(target: target.name, file: file)
    }
    throw SpecSearchError.nothingToTest(target: testTarget, searched: searched.map(\.name))
  }
  guard group.count == 1 else {
    throw SpecSearchError.severalToTest(target: testTarget, tested: group.map(\.name))
  }
  return (target, try spec(of: target))
}

extension SourceTarget {
  fileprivate var specs: [URL] {
    files.filter { specNames.contains($0.lastPathComponent) }
      .sorted { $0.plainPath < $1.plainPath }
  }

  /// A spec below the target's directory, for when none is among its files.
  fileprivate var specOnDisk: URL? {
    guard let directory else { return nil }
    let found = FileManager.default.enumerator(
      at: directory, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return found?.compactMap { $0 as? URL }
      .filter { specNames.contains($0.lastPathComponent) }
      .min { $0.plainPath < $1.plainPath }
  }
}

/// A target may be reached both by its name and through a product.
private func withoutRepetitions(_ targets: [SourceTarget]) -> [SourceTarget] {
  var seen: Set<String> = []
  return targets.filter { seen.insert($0.id).inserted }
}
