package import NavgenSource

/// How the bar of the tabs looks and behaves.
package struct TabBar: Equatable, Sendable {
  package let style: TabBarStyle
  /// Whether the bar turns into a sidebar where there is room; `nil` leaves it to the system.
  package let hasSidebar: Bool?
  /// When the bar shrinks; `nil` leaves it to the system.
  package let minimizing: TabBarMinimizing?

  /// What a spec that says nothing of it gets.
  package static let standard = TabBar(style: .system, hasSidebar: nil, minimizing: nil)
}

/// Who draws the bar.
package enum TabBarStyle: String, CaseIterable, Sendable {
  /// The system.
  case system
  /// The generated code, across the bottom.
  case bar
  /// The generated code, as a capsule that floats above the content.
  case floating
}

/// When the bar of the system shrinks while the user scrolls; iOS 26 and later.
package enum TabBarMinimizing: String, CaseIterable, Sendable {
  case automatic
  case onScrollDown
  case onScrollUp
  case never
}

/// What stands in the bar.
package enum TabBarItem: Sendable {
  /// An index into the model's tabs.
  case tab(Int)
  case action(TabAction)
}

/// An item of the bar that presents a modal and is never selected.
package struct TabAction: Sendable {
  /// As written in the spec.
  package let id: String
  package let name: SwiftName
  package let title: TabTitle
  package let icon: TabIcon
  /// An index into the model's modals. All of its parameters have a default.
  package let modal: Int
  /// The section of the sidebar it stands in.
  package let section: String?
  /// Indexes into the model's flags, ascending; the action is shown while all of them are set.
  package let flags: [Int]
  /// Where the spec declares it, for what later checks have to say about it.
  package let declaration: SourceRange
}

/// Where a tab may be placed by a bar that turns into a sidebar.
package enum TabPlacement: String, CaseIterable, Sendable {
  case automatic
  case pinned
  case sidebarOnly
}

/// Whether a tab is shown before the user customises the bar, place by place; `nil` leaves it to the
/// system.
package struct TabDefaultVisibility: Equatable, Sendable {
  package let inTabBar: Bool?
  package let inSidebar: Bool?
}
