import NavgenSource

/// The items of a list without those that are in it already, which are reported.
///
/// - Parameter key: What two items that say the same have in common.
func withoutDuplicates(
  _ items: [Located<String>], by key: (String) -> String = { $0 },
  diagnostics: inout DiagnosticList
) -> [Located<String>] {
  var first: [ExactText: Located<String>] = [:]
  return items.filter { item in
    let key = ExactText(key(item.value))
    guard let earlier = first.updateValue(first[key] ?? item, forKey: key) else {
      return true
    }
    diagnostics.add(.duplicateItem(item, first: earlier))
    return false
  }
}
