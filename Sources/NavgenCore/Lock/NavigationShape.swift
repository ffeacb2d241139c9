/// What saved state depends on in a navigation, and nothing else: ids, what they carry, and where they may
/// stand. Titles, icons, links and the order on screen are no part of it.
///
/// Everything is sorted by id, so that two specs that save the same have equal shapes.
package struct NavigationShape: Hashable, Sendable {
  package var tabs: [TabShape]
  package var routes: [RouteShape]
  package var modals: [ModalShape]
  /// The payload enums that navgen writes.
  package var enums: [EnumShape]
  /// The payload types that exist elsewhere.
  package var types: [TypeShape]
}

/// A tab as saved state knows it.
package struct TabShape: Hashable, Sendable {
  package let id: String
  /// The ids it had before, sorted.
  package var formerIds: [String]
}

/// A route as saved state knows it.
package struct RouteShape: Hashable, Sendable {
  package let id: String
  package var formerIds: [String]
  /// The ids of the tabs it may stand in, sorted; `nil` when it may stand in every one.
  package let tabs: [String]?
  package var parameters: [ParameterShape]
}

/// A modal as saved state knows it.
package struct ModalShape: Hashable, Sendable {
  package let id: String
  package var formerIds: [String]
  /// Whether it has a stack of its own, which is saved with it.
  package let hasStack: Bool
  package var parameters: [ParameterShape]
}

/// A value of a route or a modal as saved state knows it.
package struct ParameterShape: Hashable, Sendable {
  package let id: String
  package var formerIds: [String]
  /// As Swift spells it, without spaces.
  package let type: String
  /// Whether it can be left out; an optional always can.
  package let hasDefault: Bool
}

/// A payload enum as saved state knows it.
package struct EnumShape: Hashable, Sendable {
  package let name: String
  /// The ids of its cases, sorted.
  package let cases: [String]
}

/// A payload type of the app as saved state knows it.
package struct TypeShape: Hashable, Sendable {
  package let name: String
  /// Whether saved state can hold it.
  package let isCodable: Bool
}
