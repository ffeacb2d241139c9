import NavgenSource

extension LinkTree {
  /// The most near misses that are told: nobody reads more.
  private static let nearMissLimit = 3

  /// The patterns that begin as a path does, when none has all of it, and what keeps each from it.
  ///
  /// Of those that go along farthest, and only if they have at least one segment in common.
  func nearMisses(_ path: [String]) -> [LinkCandidate] {
    let counts = variants.map { variant in
      zip(path, variant.segments).prefix { reader.fits($0, $1) }.count
    }
    guard let most = counts.max(), most > 0 else { return [] }
    var seen: Set<Int> = []
    let nearest = zip(variants, counts).filter { $1 == most && seen.insert($0.entry).inserted }
    return nearest.prefix(Self.nearMissLimit).map { variant, _ in
      LinkCandidate(
        entry: entries[variant.entry], verdict: .mismatch(difference(path, variant, at: most)))
    }
  }

  /// What is different where a path and a variant part.
  private func difference(_ path: [String], _ variant: LinkVariant, at index: Int) -> String {
    let expected = variant.segments.dropFirst(index).first
    switch (path.dropFirst(index).first, expected) {
    case (let found?, .literal(let text)?): return "\(quoted(found)) is not \(quoted(text))"
    case (let found?, .placeholder?): return "\(quoted(found)) has another form"
    case (let found?, nil): return "the path goes on with \(quoted(found))"
    case (nil, _): return "the path ends too early"
    }
  }
}
