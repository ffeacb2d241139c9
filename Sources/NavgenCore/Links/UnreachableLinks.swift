/// The patterns that never get an address, since all of theirs go elsewhere.
struct UnreachableLinks {
  /// Why a pattern never gets an address.
  enum Reason {
    /// The index of an ignored path that has all of them.
    case ignored(Int)
    /// The indexes of the entries that take them, in the order of the file.
    case others([Int])
  }

  /// The most addresses of one pattern that are looked at.
  private static let limit = 2000

  private let tree: LinkTree
  private let ignored: [[ExactText]: [IgnoredPlace]]
  private(set) var found: [(entry: Int, reason: Reason)] = []

  private struct IgnoredPlace {
    let index: Int
    let takesRest: Bool
  }

  init(_ tree: LinkTree, _ settings: LinkSettings) {
    self.tree = tree
    let places = settings.ignored.enumerated().map { index, path in
      (path.segments.map(tree.reader.exact), IgnoredPlace(index: index, takesRest: path.takesRest))
    }
    ignored = Dictionary(grouping: places, by: \.0).mapValues { $0.map(\.1) }
    let variants = Dictionary(grouping: tree.variants, by: \.entry)
    for entry in tree.entries.indices {
      if let reason = reason(variants[entry] ?? []) { found.append((entry, reason)) }
    }
  }

  private func reason(_ variants: [LinkVariant]) -> Reason? {
    let places = variants.map(ignoredPlace)
    if let place = places.first, let place, places.allSatisfy({ $0 != nil }) {
      return .ignored(place)
    }
    guard variants.count == 1, let variant = variants.first else { return nil }
    return winners(over: variant).map(Reason.others)
  }

  /// The ignored path that all addresses of a variant lie in.
  private func ignoredPlace(of variant: LinkVariant) -> Int? {
    var beginning: [ExactText] = []
    for form in [nil] + variant.segments.map(Optional.init) {
      if case .literal(let text)? = form {
        beginning.append(ExactText(text))
      } else if form != nil {
        break
      }
      let isAll = beginning.count == variant.segments.count
      let place = ignored[beginning]?.first {
        $0.takesRest ? !isAll : isAll && variant.rest == nil
      }
      if let place { return place.index }
    }
    return nil
  }

  /// Who takes the addresses of a variant that has only some; `nil` when it keeps one.
  ///
  /// Whoever asks for something of the query leaves the addresses without it.
  private func winners(over variant: LinkVariant) -> [Int]? {
    let texts = variant.segments.compactMap(tree.reader.texts)
    let count = texts.reduce(1) { min($0, Self.limit) * $1.count }
    guard variant.rest == nil, variant.requiredQuery.isEmpty, count > 1, count <= Self.limit,
      texts.count == variant.segments.count
    else { return nil }
    var winners: Set<Int> = []
    for number in 0..<count {
      guard let winner = winner(of: path(number, texts)), winner != variant.entry else {
        return nil
      }
      winners.insert(winner)
    }
    return winners.sorted()
  }

  /// One of all paths that can be made of a list of texts for each segment.
  private func path(_ number: Int, _ texts: [[String]]) -> [String] {
    var rest = number
    return texts.map { choices in
      defer { rest /= choices.count }
      return choices[rest % choices.count]
    }
  }

  /// The entry that gets a path whatever its query is.
  private func winner(of path: [String]) -> Int? {
    tree.fitting(path).first { variant in
      tree.variants[variant].query.allSatisfy { !$0.isRequired && $0.takesAnyText }
        && tree.takes(path, variant)
    }.map { tree.variants[$0].entry }
  }
}

extension QueryForm {
  /// Whether no value is wrong.
  fileprivate var takesAnyText: Bool { type.name == BuiltInType.string.rawValue }
}
