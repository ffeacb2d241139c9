/// An ignored path as the proof sees it.
struct IgnoredForm: Sendable {
  private let forms: [SegmentForm]
  private let takesRest: Bool

  init(_ path: IgnoredPath, _ reader: LinkReader) {
    forms = path.segments.map { .literal(reader.folded($0)) }
    takesRest = path.takesRest
  }

  /// Whether it has every path that pairs of forms share.
  func hasAll(_ trail: [(SegmentForm, SegmentForm)]) -> Bool {
    (takesRest ? trail.count > forms.count : trail.count == forms.count)
      && zip(trail, forms).allSatisfy { $0.0 == $1 || $0.1 == $1 }
  }
}
