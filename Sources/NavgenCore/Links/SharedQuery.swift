/// What the queries of two variants have in common: a query that both take, and who is the more specific.
struct SharedQuery {
  let lead: Lead
  let items: [(key: String, value: String)]
}

extension LinkReader {
  /// A query that two variants take; `nil` when there is none, since they want different values of one key.
  ///
  /// To want a key is more specific than not to. What may be absent decides nothing, but its value has to be
  /// one all the same.
  func sharedQuery(_ first: LinkVariant, _ second: LinkVariant) -> SharedQuery? {
    var lead = Lead.equal
    var items: [(key: String, value: String)] = []
    for item in first.requiredQuery {
      let other = second.query.first { hasSameScalars($0.key, item.key) }
      guard let value = sharedText(item.form, other?.form ?? item.form) else { return nil }
      items.append((item.key, value))
      let isCommon = other?.isRequired == true
      lead = lead + (isCommon ? compare(item.type, other?.type ?? item.type) : Lead(first: true))
    }
    let common = Set(items.map { ExactText($0.key) })
    for item in second.requiredQuery where !common.contains(ExactText(item.key)) {
      let other = first.query.first { hasSameScalars($0.key, item.key) }
      guard let value = sharedText(item.form, other?.form ?? item.form) else { return nil }
      items.append((item.key, value))
      lead = lead + Lead(second: true)
    }
    return SharedQuery(lead: lead, items: items)
  }
}
