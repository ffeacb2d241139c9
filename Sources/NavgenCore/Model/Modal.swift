package import NavgenSource

/// A screen that is presented over the tabs.
package struct Modal: Sendable {
  /// As written in the spec. Links and saved state will name the modal by it.
  package let id: String
  package let name: SwiftName
  package let style: ModalStyle
  package var parameters: [RouteParameter]
  /// The heights a sheet can have, in the order of the file; empty for the system's own. Only sheets
  /// have any.
  package let detents: [ModalDetent]
  /// Whether it has a stack of its own.
  package let hasStack: Bool
  /// Whether only the app closes it.
  package let isSticky: Bool
  /// What it gives to whoever waits for it.
  package let result: ParameterType?
  /// Its addresses; the first one is the one that is built, the others are aliases.
  package let links: [LinkPattern]
  /// The ids it had in earlier versions of the app, by which saved state may still name it.
  package var formerIds: [String]
  /// The ids of parameters that recorded versions had and this one has not.
  package var removedParameterIds: [String] = []
  /// Where the spec declares it, for what later checks have to say about it.
  package let declaration: SourceRange
}

/// How a modal is presented.
package enum ModalStyle: String, CaseIterable, Sendable {
  case sheet
  case cover
  case popover
}

/// A height of a sheet.
package enum ModalDetent: Equatable, Sendable {
  case medium
  case large
  /// A part of the height there is, above 0 and below 1, as it was written.
  case fraction(String)
  /// In points, as it was written.
  case height(String)
}
