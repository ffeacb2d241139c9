/// The patterns that never get an address, since all of theirs go elsewhere.
///
/// It finds those whose paths all lie in what is ignored, and those that have only some paths: literals, enums and
/// truth values. A pattern with an open end of values keeps some, unless the same form is the more specific one.
struct UnreachableLinks {
  /// Who gets the addresses of a pattern, in the order of the file.
  struct Takers {
    /// Indexes of ignored paths.
    var ignored: Set<Int> = []
    /// Indexes of entries.
    var winners: Set<Int> = []
  }

  /// The most addresses of one pattern that are looked at.
  private static let limit = 2000

  private let tree: LinkTree
  private let ignored: IgnoredPlaces
  private(set) var found: [(entry: Int, takers: Takers)] = []

  init(_ tree: LinkTree, _ settings: LinkSettings) {
    self.tree = tree
    ignored = IgnoredPlaces(settings.ignored, tree.reader)
    let variants = Dictionary(grouping: tree.variants, by: \.entry)
    for entry in tree.entries.indices {
      if let takers = takers(of: variants[entry] ?? []) { found.append((entry, takers)) }
    }
  }

  /// Who takes the addresses of all lengths of a pattern; `nil` when one is left.
  private func takers(of variants: [LinkVariant]) -> Takers? {
    var takers = Takers()
    for variant in variants {
      if let places = ignored.places(around: variant) {
        takers.ignored.formUnion(places)
      } else if let others = others(over: variant) {
        takers.ignored.formUnion(others.ignored)
        takers.winners.formUnion(others.winners)
      } else {
        return nil
      }
    }
    return variants.isEmpty ? nil : takers
  }

  /// Who takes the addresses of a variant that has only some; `nil` when it keeps one.
  private func others(over variant: LinkVariant) -> Takers? {
    let texts = variant.segments.compactMap(tree.reader.texts)
    let count = texts.reduce(1) { min($0, Self.limit) * $1.count }
    guard variant.rest == nil, count <= Self.limit, texts.count == variant.segments.count else {
      return nil
    }
    var takers = Takers()
    for number in 0..<count {
      let path = path(number, texts)
      if let place = ignored.place(of: path) {
        takers.ignored.insert(place)
      } else if let winner = winner(of: path, for: variant), winner != variant.entry {
        takers.winners.insert(winner)
      } else {
        return nil
      }
    }
    return takers
  }

  /// One of all paths that can be made of a list of texts for each segment.
  private func path(_ number: Int, _ texts: [[String]]) -> [String] {
    var rest = number
    return texts.map { choices in
      defer { rest /= choices.count }
      return choices[rest % choices.count]
    }
  }

  /// The entry that gets a path with whatever query a variant takes.
  private func winner(of path: [String], for variant: LinkVariant) -> Int? {
    tree.fitting(path).lazy.map { tree.variants[$0] }.first { other in
      other.query.allSatisfy { $0.takes(all: variant.query) } && tree.takes(path, other)
    }?.entry
  }
}

extension LinkTree {
  /// Whether all segments of a path that has the outer form of a variant are values.
  fileprivate func takes(_ path: [String], _ variant: LinkVariant) -> Bool {
    let rest = path.dropFirst(variant.segments.count)
    return zip(path, variant.segments).allSatisfy { reader.accepts($0, $1) }
      && rest.allSatisfy { text in
        variant.rest.map { linkValue(text, of: $0) != nil } ?? false
      }
  }
}

extension QueryForm {
  /// Whether it is content with every query that some forms are content with.
  fileprivate func takes(all forms: [QueryForm]) -> Bool {
    let isAnyText = type.name == BuiltInType.string.rawValue
    guard let form = forms.first(where: { hasSameScalars($0.key, key) }) else {
      return !isRequired && isAnyText
    }
    let isSame = form.type == type && (form.isRepeated || !isRepeated)
    return (isAnyText || isSame) && (form.isRequired || !isRequired)
  }
}
