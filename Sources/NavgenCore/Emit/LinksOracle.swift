/// Tells what an address leads to, so that the generated tests expect only what the spec promises.
struct LinkOracle {
  private let tree: LinkTree
  private let ignored: [IgnoredPath]

  init(_ model: NavigationModel) {
    tree = LinkTree(model)
    ignored = model.links.ignored
  }

  /// The place of the pattern that an address matches; `nil` if there is none.
  func winner(_ path: [String], _ query: [DecodedQueryItem]) -> Int? {
    guard !isIgnored(path) else { return nil }
    return tree.fitting(path).map { tree.variants[$0].entry }.first { index in
      do {
        _ = try tree.reader.match(path, query, tree.entries[index])
        return true
      } catch { return false }
    }
  }

  /// The only pattern of an address's form; `nil` if there are several, or none.
  func onlyForm(_ path: [String]) -> Int? {
    guard !isIgnored(path) else { return nil }
    let entries = Set(tree.fitting(path).map { tree.variants[$0].entry })
    return entries.count == 1 ? entries.first : nil
  }

  private func isIgnored(_ path: [String]) -> Bool {
    ignored.contains {
      path.map(tree.reader.folded).starts(with: $0.segments.map(tree.reader.folded))
    }
  }
}
