import NavgenSource

/// Proves that no address is claimed by two patterns with equal right, or adds an error for each pattern that
/// spoils it. If there is no error at all, warns of patterns that never open. Of too many patterns only the first
/// are compared, and none that has an error itself.
func proveLinks(_ model: NavigationModel, diagnostics: inout DiagnosticList) {
  let found = diagnostics.errors + diagnostics.explained
  // Beyond that nobody knows which patterns have one, and no more are shown.
  guard found.count < DiagnosticList.errorLimit else { return }
  let errors = SortedPlaces(found.map(\.range))
  let entries = model.linkEntries.prefix(linkLimit)
    .filter { !errors.hasAny(in: $0.pattern.declaration.offsets) }
  let tree = LinkTree(entries, isCaseSensitive: model.links.isCaseSensitive)
  let conflicts = LinkProof(tree, ignored: model.links.ignored).conflicts
  for conflict in conflicts {
    let address = encodedAddress(path: conflict.path, query: conflict.query)
    diagnostics.add(
      .ambiguousLink(
        tree.entries[conflict.entries.1], other: tree.entries[conflict.entries.0],
        url: model.links.typedURL(address), segmentCount: conflict.path.count))
  }
  guard !diagnostics.hasErrors else { return }
  for (entry, takers) in UnreachableLinks(tree, model.links).found {
    diagnostics.add(
      .unreachableLink(
        tree.entries[entry].pattern,
        winners: takers.winners.sorted().map { tree.entries[$0].pattern },
        ignored: takers.ignored.sorted().map { model.links.ignored[$0] }))
  }
}
