import NavgenSource

/// The most routes that may stand below one when it is opened.
let parentDepthLimit = 8

/// What stands below each route when it is opened from outside, lowest first.
func resolveParents(
  _ drafts: [RouteDraft], in declarations: Declarations, diagnostics: inout DiagnosticList
) -> [[ParentFrame]] {
  let parents = directParents(drafts, declarations, &diagnostics)
  let looping = reportLoops(drafts, parents, &diagnostics)
  for (index, parent) in parents.enumerated() {
    // In a loop one of the parents is wrong.
    guard let parent, !looping.contains(index) else { continue }
    checkTabs(of: drafts[index], parent: drafts[parent], declarations.tabs.tabs, &diagnostics)
    checkParameters(of: drafts[index], parent: drafts[parent], &diagnostics)
  }
  return drafts.indices.map { index in
    let chain = parentChain(of: index, parents)
    // Only the first of a chain that is too deep; those further out would say the same.
    if chain.count > parentDepthLimit, chain.last.flatMap({ parents[$0] }) == nil {
      diagnostics.add(
        .deepParents(drafts[index].spec.id, count: chain.count, limit: parentDepthLimit))
    }
    return parentFrames(of: index, chain: chain, drafts)
  }
}

/// The index of each route's parent.
private func directParents(
  _ drafts: [RouteDraft], _ declarations: Declarations, _ diagnostics: inout DiagnosticList
) -> [Int?] {
  let table = ItemTable(drafts, id: \.spec.id.value)
  return drafts.map { draft in
    guard let parent = draft.spec.parent else { return nil }
    if table[parent.value] == nil {
      diagnostics.add(
        .unknownParent(
          parent, isOther: declarations.kind(of: parent.value),
          known: table.ids.prefix(suggestionLimit + 1).filter { $0 != draft.spec.id.value }))
    }
    return table[parent.value]
  }
}

/// The indexes of the routes above one, nearest first; empty when they lead into a loop, and one longer
/// than the limit when there are more.
private func parentChain(of route: Int, _ parents: [Int?]) -> [Int] {
  var chain: [Int] = []
  var current = parents[route]
  while let index = current, chain.count <= parentDepthLimit {
    if index == route || chain.contains(index) { return [] }
    chain.append(index)
    current = parents[index]
  }
  return chain
}

/// Reports each loop once, at the first of its routes in the file; the result is all the routes in loops.
private func reportLoops(
  _ drafts: [RouteDraft], _ parents: [Int?], _ diagnostics: inout DiagnosticList
) -> Set<Int> {
  let loops = loops(parents)
  for loop in loops {
    let steps = loop.compactMap { index in
      drafts[index].spec.parent.map { (route: drafts[index].spec.id.value, parent: $0) }
    }
    guard let head = loop.first else { continue }
    diagnostics.add(.parentLoop(at: drafts[head].spec.id, steps: steps))
  }
  return Set(loops.flatMap(\.self))
}
