/// A pattern in one of its lengths: the path of an address, without or with the part that may be absent.
struct LinkVariant: Sendable {
  /// The index of its entry.
  let entry: Int
  let segments: [SegmentForm]
  /// What each segment behind those is, for a pattern that takes the rest.
  let rest: LinkValueType?
  let query: [QueryForm]

  /// The query items that an address must have.
  var requiredQuery: [QueryForm] { query.filter(\.isRequired) }
}

/// An item that a pattern reads from the query.
struct QueryForm: Sendable {
  /// In small letters where a model does not tell letters by their case.
  let key: String
  let type: LinkValueType
  let isRequired: Bool
  /// Whether all items of the key are read, and not the first alone.
  let isRepeated: Bool

  var form: SegmentForm { .value(type) }
}

extension LinkReader {
  /// The lengths of a pattern, the longer one first.
  func variants(of entry: LinkEntry, index: Int) -> [LinkVariant] {
    let pattern = entry.pattern
    let forms = pattern.segments.compactMap { form(of: $0, entry) }
    let query = pattern.query.map { item in
      let parameter = entry.parameters[item.parameter]
      return QueryForm(
        key: folded(item.key), type: LinkValueType(parameter.type),
        isRequired: !parameter.canBeAbsent, isRepeated: parameter.type.isArray)
    }
    let variant = { (segments: [SegmentForm], rest: LinkValueType?) in
      LinkVariant(entry: index, segments: segments, rest: rest, query: query)
    }
    switch pattern.segments.last {
    case .rest(let parameter)?:
      return [variant(forms, LinkValueType(entry.parameters[parameter].type))]
    case .placeholder(_, let parameter, _)? where entry.parameters[parameter].canBeAbsent:
      return [variant(forms, nil), variant(forms.dropLast(), nil)]
    case .placeholder?, .literal?, nil:
      return [variant(forms, nil)]
    }
  }

  /// The form of a segment; `nil` for the rest, which is any number of them.
  private func form(of segment: LinkSegment, _ entry: LinkEntry) -> SegmentForm? {
    switch segment {
    case .literal(let text): return .literal(folded(text))
    case .placeholder(let prefix, let parameter, let suffix):
      return .placeholder(
        prefix: folded(prefix), type: LinkValueType(entry.parameters[parameter].type),
        suffix: folded(suffix))
    case .rest: return nil
    }
  }
}
