/// Two patterns of which neither is the more specific, and an address that both match.
struct LinkConflict {
  /// Indexes of entries; the second is the later one.
  let entries: (Int, Int)
  let path: [String]
  let query: [(key: String, value: String)]
}

/// Looks for addresses that two patterns claim with equal right.
///
/// The tree is walked together with itself, along every pair of beginnings that one text has: patterns that
/// begin differently never meet. A pattern is named once as the later one.
struct LinkProof {
  private typealias Rest = (type: LinkValueType, variants: [Int])

  private let tree: LinkTree
  /// What no pattern gets, and so needs no proof.
  private let ignored: [IgnoredForm]
  private let ignoredPlaces: IgnoredPlaces
  /// The forms that lead to where the walk is.
  private var trail: [(SegmentForm, SegmentForm)] = []
  private var reported: Set<Int> = []
  private(set) var conflicts: [LinkConflict] = []

  init(_ tree: LinkTree, ignored: [IgnoredPath] = []) {
    self.tree = tree
    self.ignored = ignored.map { IgnoredForm($0, tree.reader) }
    ignoredPlaces = IgnoredPlaces(ignored, tree.reader)
    walk(0, 0, .equal)
  }

  /// Everything that begins as two nodes do.
  private mutating func walk(_ first: Int, _ second: Int, _ lead: Lead) {
    let (left, right) = (tree.nodes[first], tree.nodes[second])
    let isSame = first == second
    meet(left.ends, right.ends, lead)
    for rest in right.rests { enter(rest, besides: first, lead) }
    if !isSame { for rest in left.rests { enter(rest, besides: second, lead.swapped) } }
    for (place, rest) in left.rests.enumerated() {
      for other in right.rests[(isSame ? place : 0)...] {
        meet(rest.variants, other.variants, lead + compare(rest.type, other.type))
      }
    }
    for pair in tree.pairs(first, second) {
      trail.append(pair.forms)
      walk(pair.children.0, pair.children.1, lead + compare(pair.forms.0, pair.forms.1))
      trail.removeLast()
    }
  }

  /// Everything that begins as a node does, against variants whose rest begins there: each segment and the
  /// end of a path are more specific than a rest.
  private mutating func enter(_ rest: Rest, besides node: Int, _ lead: Lead) {
    let ahead = lead + Lead(first: true)
    meet(tree.nodes[node].ends, rest.variants, ahead)
    let item = SegmentForm.value(rest.type)
    for (form, child) in tree.children(of: node) where tree.reader.sharedText(form, item) != nil {
      trail.append((form, item))
      for other in tree.nodes[child].rests {
        meet(other.variants, rest.variants, ahead + compare(other.type, rest.type))
      }
      enter(rest, besides: child, ahead)
      trail.removeLast()
    }
  }

  /// A path of the trail that is not ignored; `nil` when there is none.
  private var path: [String]? {
    let first = trail.compactMap { tree.reader.sharedText($0.0, $0.1) }
    if ignoredPlaces.place(of: first) == nil { return first }
    let texts = trail.map { tree.reader.sharedTexts($0.0, $0.1) }
    let isWhole = texts.allSatisfy(\.isAll)
    for path in paths(texts.map(\.texts)) where ignoredPlaces.place(of: path) == nil { return path }
    return isWhole ? nil : first
  }

  /// Variants that end alike: what is left to tell them apart is the query.
  private mutating func meet(_ firsts: [Int], _ seconds: [Int], _ lead: Lead) {
    for first in firsts where !reported.contains(tree.variants[first].entry) {
      for second in seconds {
        let entries = [tree.variants[first].entry, tree.variants[second].entry].sorted()
        guard entries[0] != entries[1], !reported.contains(entries[1]),
          !ignored.contains(where: { $0.hasAll(trail) }),
          let shared = tree.reader.sharedQuery(tree.variants[first], tree.variants[second]),
          !(lead + shared.lead).isClear, let path = path
        else { continue }
        reported.insert(entries[1])
        conflicts.append(
          LinkConflict(entries: (entries[0], entries[1]), path: path, query: shared.items))
      }
    }
  }
}

/// Paths of one text from each list, as far as anybody wants to look.
private func paths(_ texts: [[String]]) -> [[String]] {
  texts.reduce([[]]) { paths, texts in
    Array(paths.lazy.flatMap { path in texts.map { path + [$0] } }.prefix(2000))
  }
}
