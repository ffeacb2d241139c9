package import NavgenSource

/// A tab of the bar.
package struct Tab: Sendable {
  /// As written in the spec. It is the raw value of the case, so saved state and links can rely on it.
  package let id: String
  package let name: SwiftName
  package let title: TabTitle
  package let icon: TabIcon
  /// What a tap on the tab does while it is selected; empty when it does nothing.
  package let reselect: Set<ReselectStep>
  /// Whether it is the place to search in, which the system draws apart.
  package let isSearch: Bool
  /// The section of the sidebar it stands in, as the localisation key of its header.
  package let section: String?
  /// `nil` leaves it to the system.
  package let placement: TabPlacement?
  package let defaultVisibility: TabDefaultVisibility
  /// Whether it can carry a badge.
  package let hasBadge: Bool
  /// Indexes into the model's flags, ascending; the tab is shown while all of them are set.
  package let flags: [Int]
  /// The tab that is selected in its place while it is not shown: an index into the model's tabs, `nil`
  /// for a tab without flags. Following it from tab to tab ends at one without flags.
  package let fallback: Int?
  /// Its addresses; the first one is the one that is built, the others are aliases.
  package let links: [LinkPattern]
  /// The ids it had in earlier versions of the app, by which saved state may still name it.
  package var formerIds: [String]
  /// Where the spec declares it, for what later checks have to say about it.
  package let declaration: SourceRange
}

/// A title as a localisation key.
package struct TabTitle: Sendable {
  package let key: String
  /// The strings table; `nil` is the default one.
  package let table: String?
  /// A note for translators.
  package let comment: String?
}

/// What stands above the title.
package enum TabIcon: Equatable, Sendable {
  /// An SF Symbol, and the one shown while the tab is selected (the same one when the spec names none).
  case symbol(String, selected: String)
  /// An image of the app's asset catalogue.
  case asset(String)
}

/// The answers to a tap on the tab that is already selected, tried in this order.
package enum ReselectStep: String, CaseIterable, Sendable {
  case popToRoot
  case scrollToTop
}
