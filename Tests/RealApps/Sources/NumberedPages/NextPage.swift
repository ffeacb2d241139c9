extension PagesNavigationStore {
  /// Pushes the page after the last one of the selected tab.
  func pushNextPage() {
    push(.page(number: depth(of: selection) + 1))
  }
}
