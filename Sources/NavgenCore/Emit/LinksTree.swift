/// What all patterns with the same beginning have in common, and how they go on.
struct LinkNode {
  /// A part of the path as far as it decides which way to go; the type of a placeholder does not, except
  /// that the finite set of an enum is more specific than a text around a placeholder.
  enum Step: Hashable {
    case literal(ExactText)
    case placeholder(prefix: ExactText, suffix: ExactText, isChoice: Bool)
  }

  /// The parts before it, as the first pattern that has them writes them, each with the slash after it.
  let prefixText: String
  /// How many parts stand before it.
  let depth: Int
  /// The patterns that end here, the most specific first.
  var ends: [LinkCase] {
    // By what is left to tell them apart, which for the short form of a pattern is not its place among all.
    let orders = endings.map(\.queryOrder)
    return endings.indices.sorted { left, right in
      (orders[left].0, orders[left].1, left) < (orders[right].0, orders[right].1, right)
    }.map { endings[$0] }
  }
  private var endings: [LinkCase] = []
  /// The patterns that take all that follows, the most specific first.
  private(set) var rests: [LinkCase] = []
  /// In the order of the file.
  private(set) var children: [(step: Step, node: LinkNode)] = []
  private var places: [Step: Int] = [:]

  /// - Parameter entries: From the most specific pattern to the least.
  init(_ entries: [LinkCase], isCaseSensitive: Bool) {
    self.init(prefixText: "/", depth: 0)
    for entry in entries { insert(entry, isCaseSensitive: isCaseSensitive) }
  }

  private init(prefixText: String, depth: Int) {
    self.prefixText = prefixText
    self.depth = depth
  }

  private mutating func insert(_ entry: LinkCase, isCaseSensitive: Bool) {
    guard depth < entry.pattern.segments.count else {
      endings.append(entry)
      return
    }
    let segment = entry.pattern.segments[depth]
    if case .rest = segment {
      rests.append(entry)
      return
    }
    if entry.mayEnd(before: depth) { endings.append(entry) }
    let step = entry.step(at: segment, isCaseSensitive: isCaseSensitive)
    let index = places[step] ?? children.endIndex
    if index == children.endIndex {
      let text = prefixText + entry.text(of: segment) + "/"
      children.append((step, LinkNode(prefixText: text, depth: depth + 1)))
      places[step] = index
    }
    children[index].node.insert(entry, isCaseSensitive: isCaseSensitive)
  }

  /// The children that a text leads to.
  var literals: [(text: String, node: LinkNode)] {
    children.compactMap { child in
      if case .literal(let text) = child.step { (text.text, child.node) } else { nil }
    }
  }

  /// The other children, the more specific first: enums, then long texts around a placeholder.
  var placeholders: [(prefix: String, suffix: String, node: LinkNode)] {
    let all = children.compactMap { child in
      if case .placeholder(let prefix, let suffix, let isChoice) = child.step {
        (prefix: prefix.text, suffix: suffix.text, isChoice: isChoice, node: child.node)
      } else {
        nil
      }
    }
    let ranks = all.map { ($0.isChoice ? 0 : 1, -$0.prefix.utf8.count - $0.suffix.utf8.count) }
    return all.indices.sorted { (ranks[$0].0, ranks[$0].1, $0) < (ranks[$1].0, ranks[$1].1, $1) }
      .map { (all[$0].prefix, all[$0].suffix, all[$0].node) }
  }
}

extension LinkCase {
  /// Smaller for the more specific one of two that differ in their query only.
  fileprivate var queryOrder: (Int, Int) {
    let required = pattern.query.map { parameters[$0.parameter] }.filter { !$0.canBeAbsent }
    return (-required.count, required.reduce(0) { $0 + LinkValueType($1.type).rank.rawValue })
  }

  /// Whether the part of the path at an index is one that may be absent.
  fileprivate func mayEnd(before index: Int) -> Bool {
    guard case .placeholder(_, let parameter, _) = pattern.segments[index] else { return false }
    return index == pattern.segments.count - 1 && parameters[parameter].mayBeAbsent
  }

  fileprivate func step(at segment: LinkSegment, isCaseSensitive: Bool) -> LinkNode.Step {
    let reader = LinkReader(isCaseSensitive: isCaseSensitive)
    switch segment {
    case .literal(let text):
      return .literal(reader.exact(text))
    case .placeholder(let prefix, let parameter, let suffix):
      let type = parameters[parameter].addressType
      let isChoice = if case .payloadEnum = type { true } else { false }
      return .placeholder(
        prefix: reader.exact(prefix), suffix: reader.exact(suffix), isChoice: isChoice)
    case .rest:
      return .placeholder(prefix: ExactText(""), suffix: ExactText(""), isChoice: false)
    }
  }

  fileprivate func text(of segment: LinkSegment) -> String {
    switch segment {
    case .literal(let text):
      return text
    case .placeholder(let prefix, let parameter, let suffix):
      return "\(prefix):\(parameters[parameter].id)\(suffix)"
    case .rest(let parameter):
      return ":\(parameters[parameter].id)"
    }
  }
}
