import NavgenSource

/// The most routes that may stand below one when it is opened.
let parentDepthLimit = 8

/// What stands below each route when it is opened from outside, lowest first.
func resolveParents(
  _ drafts: [RouteDraft], tabs: [TabSpec], diagnostics: inout DiagnosticList
) -> [[ParentFrame]] {
  let parents = directParents(drafts, &diagnostics)
  reportLoops(drafts, parents, &diagnostics)
  for (index, parent) in parents.enumerated() {
    guard let parent, parent != index else { continue }
    checkTabs(of: drafts[index], parent: drafts[parent], tabs, &diagnostics)
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
  _ drafts: [RouteDraft], _ diagnostics: inout DiagnosticList
) -> [Int?] {
  let ids = drafts.map(\.spec.id.value)
  let table = indexTable(ids)
  return drafts.map { draft in
    guard let parent = draft.spec.parent else { return nil }
    if table[parent.value] == nil {
      diagnostics.add(.unknownParent(parent, known: ids))
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

/// Reports each loop once, at the first of its routes in the file.
private func reportLoops(
  _ drafts: [RouteDraft], _ parents: [Int?], _ diagnostics: inout DiagnosticList
) {
  /// The walk that came by a route first.
  var visitor: [Int?] = Array(repeating: nil, count: drafts.count)
  for start in drafts.indices {
    var walk: [Int] = []
    var current: Int? = start
    while let index = current, visitor[index] == nil {
      visitor[index] = start
      walk.append(index)
      current = parents[index]
    }
    guard let end = current, visitor[end] == start, let first = walk.firstIndex(of: end) else {
      continue
    }
    let loop = walk[first...]
    let head = loop.min().flatMap { loop.firstIndex(of: $0) } ?? first
    let ordered = loop[head...] + loop[..<head]
    let steps = ordered.compactMap { index in
      drafts[index].spec.parent.map { (route: drafts[index].spec.id.value, parent: $0) }
    }
    diagnostics.add(.parentLoop(at: drafts[loop[head]].spec.id, steps: steps))
  }
}
