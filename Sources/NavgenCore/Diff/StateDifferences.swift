import NavgenSource

extension NavigationDifference {
  static func stateLost(
    _ loss: StateLoss, now: ShapeItem?, place: SourceRange, oldPlace: SourceRange?
  ) -> NavigationDifference {
    NavigationDifference(
      .state, id: "state-lost", "saved state loses \(loss.words)", place: place,
      oldPlace: oldPlace, suggestion: loss.help(now: now))
  }
  /// - Parameter isTaken: Whether something else has the id now.
  static func formerIdGone(
    _ id: String, of target: ShapeItem, isTaken: Bool, place: SourceRange, oldPlace: SourceRange
  ) -> NavigationDifference {
    let fate = isTaken ? "takes it for another \(target.kind)" : "loses it"
    return NavigationDifference(
      .state, id: "former-id-gone",
      "saved state that knows the \(target.kind) '\(target.name)' as '\(id)' \(fate)",
      place: place, oldPlace: oldPlace,
      suggestion: isTaken
        ? "give the new \(target.kind) an id that was never used"
        : "write 'was: \(id)', or let 'navgen lock' remember it")
  }
}
