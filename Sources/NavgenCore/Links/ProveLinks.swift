import NavgenSource

/// Proves that no address is claimed by two patterns with equal right, or adds an error for each pattern that
/// spoils it. If there is none, warns of patterns that never open. Of too many patterns only the first are
/// compared.
func proveLinks(_ model: NavigationModel, diagnostics: inout DiagnosticList) {
  let tree = LinkTree(
    Array(model.linkEntries.prefix(linkLimit)), isCaseSensitive: model.links.isCaseSensitive)
  let conflicts = LinkProof(tree, ignored: model.links.ignored).conflicts
  for conflict in conflicts {
    let address = encodedAddress(path: conflict.path, query: conflict.query)
    diagnostics.add(
      .ambiguousLink(
        tree.entries[conflict.entries.1].pattern, other: tree.entries[conflict.entries.0].pattern,
        url: model.links.typedURL(address)))
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
