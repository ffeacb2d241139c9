extension NavigationSpec {
  /// The items of the bar that have something in common with an earlier one, each with the first of those.
  ///
  /// - Parameter trait: What is compared; `nil` for an item that has nothing of the kind.
  func itemsAlike(
    by trait: (TabSpec) -> String?
  ) -> [(item: TabSpec, earlier: TabSpec)] {
    var first: [String: TabSpec] = [:]
    var pairs: [(item: TabSpec, earlier: TabSpec)] = []
    for item in tabs {
      guard let trait = trait(item) else { continue }
      if let earlier = first[trait] {
        pairs.append((item, earlier))
      } else {
        first[trait] = item
      }
    }
    return pairs
  }
}
