import NavgenSource

extension NavigationDifference {
  static func stateLost(
    _ loss: StateLoss, now: ShapeItem?, place: SourceRange, oldPlace: SourceRange?
  ) -> NavigationDifference {
    NavigationDifference(
      .state, id: "state-lost", "saved state loses \(loss.words)", place: place,
      oldPlace: oldPlace, suggestion: loss.help(now: now))
  }
}
