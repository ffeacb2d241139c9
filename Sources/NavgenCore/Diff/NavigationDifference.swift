package import NavgenSource

/// Something that people, links or code notice when a new spec takes the place of an old one.
///
/// Made by typed factories, as diagnostics are; only those hold words.
package struct NavigationDifference: Hashable, Sendable {
  /// Who notices.
  package enum Area: String, CaseIterable, Sendable {
    /// Links that are out in the world.
    case links
    /// What the app saved before an update.
    case state
    /// Code that uses the generated one.
    case api
  }

  package let area: Area
  /// The stable name, in kebab case.
  package let id: String
  /// Whether something stops working; a note otherwise.
  package let isBreak: Bool
  package let message: String
  /// Where the new spec says it, or would say what it does not have any more.
  package let place: SourceRange
  /// Where the old spec says it; `nil` for what it did not have.
  package let oldPlace: SourceRange?
  /// What would keep it working, or the next step.
  package let suggestion: String

  init(
    _ area: Area, id: String, isBreak: Bool = true, _ message: String, place: SourceRange,
    oldPlace: SourceRange? = nil, suggestion: String
  ) {
    self.area = area
    self.id = id
    self.isBreak = isBreak
    self.message = message
    self.place = place
    self.oldPlace = oldPlace
    self.suggestion = suggestion
  }
}
