extension MainRoute {
  /// The detail screen of the first item of a result list, if there is one.
  package static func first(of items: [String]) -> MainRoute? {
    items.first.map { .detail(itemId: $0) }
  }
}
