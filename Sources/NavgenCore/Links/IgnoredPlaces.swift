/// What is ignored, to look paths up in.
struct IgnoredPlaces {
  private struct Place {
    let index: Int
    let takesRest: Bool
  }

  private let places: [[ExactText]: [Place]]
  private let reader: LinkReader

  init(_ ignored: [IgnoredPath], _ reader: LinkReader) {
    self.reader = reader
    let all = ignored.enumerated().map { index, path in
      (path.segments.map(reader.exact), Place(index: index, takesRest: path.takesRest))
    }
    places = Dictionary(grouping: all, by: \.0).mapValues { $0.map(\.1) }
  }

  /// The index of the ignored path that has a path.
  func place(of path: [String]) -> Int? {
    if places.isEmpty { return nil }
    let texts = path.map(reader.exact)
    return (0...texts.count).lazy.compactMap { count in
      index(at: Array(texts.prefix(count)), takesRest: count < texts.count)
    }.first
  }

  /// The indexes of the ignored paths in which all addresses of a variant lie; `nil` when they do not.
  func places(around variant: LinkVariant) -> [Int]? {
    var beginning: [ExactText] = []
    for form in variant.segments {
      if let place = index(at: beginning, takesRest: true) { return [place] }
      guard case .literal(let text) = form else { return nil }
      beginning.append(ExactText(text))
    }
    guard let whole = index(at: beginning, takesRest: false) else { return nil }
    if variant.rest == nil { return [whole] }
    return index(at: beginning, takesRest: true).map { [whole, $0] }
  }

  private func index(at path: [ExactText], takesRest: Bool) -> Int? {
    places[path]?.first { $0.takesRest == takesRest }?.index
  }
}
