import NavgenSource

/// Something that may have had other ids.
struct RenamedItem {
  let id: Located<String>
  let formerIds: Located<[Located<String>]>?
}

/// The ids that each of some items of one kind had before. One that another item has, or had, could not
/// be told apart in what was saved.
func resolveFormerIds(
  _ items: [RenamedItem], as kind: IdKind, diagnostics: inout DiagnosticList
) -> [[String]] {
  let present = Dictionary(items.map { ($0.id.value, $0.id) }) { first, _ in first }
  var owners: [String: (item: Located<String>, place: SourceRange)] = [:]
  return items.map { item in
    guard let ids = item.formerIds else { return [] }
    if ids.value.isEmpty { diagnostics.add(.emptyFormerIds(of: item.id.value, at: ids.range)) }
    return withoutDuplicates(ids.value, diagnostics: &diagnostics).map { id in
      if !isId(id.value) {
        diagnostics.add(.invalidId(id, suggestion: nearestId(to: id.value)))
      } else if let user = present[id.value] {
        diagnostics.add(.formerIdInUse(id, of: item.id, user: user, kind: kind))
      } else if let owner = owners[id.value] {
        diagnostics.add(.repeatedFormerId(id, of: item.id, first: owner.item, at: owner.place))
      }
      if owners[id.value] == nil { owners[id.value] = (item.id, id.range) }
      return id.value
    }
  }
}
