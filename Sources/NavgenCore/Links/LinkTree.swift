/// All patterns of a model by what they begin with: the proof and the matcher walk it together with a URL, or
/// with itself, instead of going through all patterns.
struct LinkTree: Sendable {
  /// What can follow one beginning.
  struct Node: Sendable {
    /// Children by their literal.
    var literals: [ExactText: Int] = [:]
    /// The keys of ``literals`` in the order of the file.
    var literalTexts: [ExactText] = []
    /// Children by their form, the more specific ones first once the tree is complete.
    var placeholders: [(form: SegmentForm, child: Int)] = []
    /// Places in ``placeholders``.
    var affixes = AffixIndex()
    /// Places in ``placeholders`` of those that take only some texts, by each of these, folded.
    var finite: [ExactText: [Int]] = [:]
    /// The variants that end here, the more specific ones first.
    var ends: [Int] = []
    /// The variants that take the rest, by the type of its items, the more specific ones first.
    var rests: [(type: LinkValueType, variants: [Int])] = []
  }

  let reader: LinkReader
  let entries: [LinkEntry]
  let variants: [LinkVariant]
  /// The first is the root.
  private(set) var nodes = [Node()]

  init(_ model: NavigationModel) {
    self.init(model.linkEntries, isCaseSensitive: model.links.isCaseSensitive)
  }

  init(_ entries: [LinkEntry], isCaseSensitive: Bool) {
    let reader = LinkReader(isCaseSensitive: isCaseSensitive)
    self.reader = reader
    self.entries = entries
    variants = entries.enumerated().flatMap { reader.variants(of: $1, index: $0) }
    for index in variants.indices { add(index) }
    for index in nodes.indices { sort(index) }
  }

  private mutating func add(_ index: Int) {
    let variant = variants[index]
    var node = 0
    for form in variant.segments { node = child(of: node, form) }
    guard let rest = variant.rest else {
      nodes[node].ends.append(index)
      return
    }
    if let place = nodes[node].rests.firstIndex(where: { $0.type == rest }) {
      nodes[node].rests[place].variants.append(index)
    } else {
      nodes[node].rests.append((rest, [index]))
    }
  }

  private mutating func child(of node: Int, _ form: SegmentForm) -> Int {
    let new = nodes.count
    switch form {
    case .literal(let text):
      let text = ExactText(text)
      if let known = nodes[node].literals[text] { return known }
      nodes[node].literals[text] = new
      nodes[node].literalTexts.append(text)
    case .placeholder(let prefix, _, let suffix):
      let places = nodes[node].affixes.places(prefix: prefix, suffix: suffix)
      for place in places where nodes[node].placeholders[place].form == form {
        return nodes[node].placeholders[place].child
      }
      nodes[node].affixes.add(
        prefix: prefix, suffix: suffix, place: nodes[node].placeholders.count)
      nodes[node].placeholders.append((form, new))
    }
    nodes.append(Node())
    return new
  }

  private mutating func sort(_ index: Int) {
    let variants = variants
    nodes[index].placeholders.sort { $0.form.order < $1.form.order }
    nodes[index].affixes = AffixIndex()
    for (place, placeholder) in nodes[index].placeholders.enumerated() {
      guard case .placeholder(let prefix, _, let suffix) = placeholder.form else { continue }
      nodes[index].affixes.add(prefix: prefix, suffix: suffix, place: place)
      for text in reader.texts(of: placeholder.form) ?? [] {
        nodes[index].finite[reader.exact(text), default: []].append(place)
      }
    }
    nodes[index].ends.sort { variants[$0].order < variants[$1].order }
    nodes[index].rests.sort { $0.type.rank < $1.type.rank }
    for place in nodes[index].rests.indices {
      nodes[index].rests[place].variants.sort { variants[$0].order < variants[$1].order }
    }
  }
}

extension SegmentForm {
  /// Smaller for the more specific one of two that can be compared.
  fileprivate var order: (Int, Int, Int) {
    guard case .placeholder(let prefix, let type, let suffix) = self else { return (0, 0, 0) }
    return (rank.rawValue, -prefix.utf8.count - suffix.utf8.count, type.rank.rawValue)
  }
}

extension LinkVariant {
  /// Smaller for the more specific one of two that differ in their query only.
  fileprivate var order: (Int, Int) {
    let required = requiredQuery
    return (-required.count, required.reduce(0) { $0 + $1.type.rank.rawValue })
  }
}
