import NavgenSource

/// The items of a list without those that are in it already, which are reported.
func withoutDuplicates(
  _ items: [Located<String>], diagnostics: inout DiagnosticList
) -> [Located<String>] {
  var first: [String: Located<String>] = [:]
  return items.filter { item in
    guard let earlier = first.updateValue(first[item.value] ?? item, forKey: item.value) else {
      return true
    }
    diagnostics.add(.duplicateItem(item, first: earlier))
    return false
  }
}
