/// A tab bar as it was drawn.
package struct TabBar {
  /// The tabs, in the order on screen.
  package var tabs: [TabItem]
}

/// A tab as it was drawn.
package struct TabItem {
  /// The place of the tab.
  let identity: Identity
  /// The value that selects it, or its index.
  package var value: AnyHashable?
  /// What stands for it in the bar.
  package var label: [Node]
  package var attributes: TabAttributes
  package var isSelected = false
  /// Whether its role is to search.
  package var isSearch = false
  /// The section that it is in.
  package var section: TabSectionState?
  /// What a tap on it does.
  package var select: () -> Void = {}

  /// Draws what it shows.
  let draw: (DrawContext) -> [Node]
}

/// A section of tabs as it was drawn.
package struct TabSectionState {
  /// The place of the section.
  let identity: Identity
  package let header: [Node]
  package var attributes: TabAttributes
}

/// What modifiers say about a tab or a section, by the name of the modifier.
package struct TabAttributes {
  package var badge: String?
  package var customizationID: String?
  /// The name of a `TabPlacement`.
  package var placement: String?
  /// The names of a `Visibility`, by those of an `AdaptableTabBarPlacement`.
  package var defaultVisibility: [String: String] = [:]
  package var isHidden = false

  package init() {}
}
