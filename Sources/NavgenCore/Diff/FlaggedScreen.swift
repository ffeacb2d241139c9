import NavgenSource

/// A screen that flags may hide, as two specs have it.
struct FlaggedScreen {
  /// By its id in the old spec.
  let item: ShapeItem
  let place: SourceRange
  let oldPlace: SourceRange
  /// Where it is shown, the first choice first.
  let old: [Choice]
  let new: [Choice]

  /// A tab that the screen is shown in, by its id in the new spec, and the flags that all have to be set for it.
  struct Choice {
    let tab: String
    let flags: Set<String>
  }
}

/// Flags that some people do not have, in the order of the new spec.
struct MissingFlags: Hashable {
  let ids: [String]
  /// Where the new spec declares the first of them.
  let place: SourceRange
  /// Where the old spec does, if it has that one.
  let oldPlace: SourceRange?
}
