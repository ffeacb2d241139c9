import NavgenSource

/// Proves that no address is claimed by two patterns with equal right, or adds an error for each pattern that
/// spoils it. If there is none, warns of patterns that never open.
func proveLinks(_ model: NavigationModel, diagnostics: inout DiagnosticList) {
  let tree = LinkTree(model)
  let conflicts = LinkProof(tree, ignored: model.links.ignored).conflicts
  for conflict in conflicts {
    let address = encodedAddress(path: conflict.path, query: conflict.query)
    diagnostics.add(
      .ambiguousLink(
        tree.entries[conflict.entries.1].pattern, other: tree.entries[conflict.entries.0].pattern,
        url: model.links.typedURL(address)))
  }
  guard conflicts.isEmpty else { return }
  for (entry, reason) in UnreachableLinks(tree, model.links).found {
    diagnostics.add(unreachable(entry, reason, tree, model.links))
  }
}

private func unreachable(
  _ entry: Int, _ reason: UnreachableLinks.Reason, _ tree: LinkTree, _ settings: LinkSettings
) -> Diagnostic {
  let link = tree.entries[entry].pattern
  switch reason {
  case .ignored(let index): return .ignoredLink(link, ignored: settings.ignored[index])
  case .others(let winners):
    return .unreachableLink(link, winners: winners.map { tree.entries[$0].pattern })
  }
}
