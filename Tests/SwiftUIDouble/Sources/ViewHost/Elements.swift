/// A tab of a bar.
public struct TabElement: Equatable {
  /// What the bar says.
  public let title: String
  /// The symbol or asset beside the title.
  public let image: String?
  /// Whether the image is a symbol.
  public let isSymbol: Bool
  public let badge: String?
  public let isSelected: Bool
  /// Whether its role is to search.
  public let isSearch: Bool
  /// The header of the section it is in.
  public let section: String?
  /// The name of its `TabPlacement`, where it has one.
  public let placement: String?
  /// What tells it from others where users arrange them.
  public let customizationID: String?
  /// The customization id of the section it is in.
  public let sectionCustomizationID: String?
  /// The name of a `Visibility` by that of a placement.
  public let defaultVisibility: [String: String]
  /// The table and key that the title is looked up with.
  public let titleKey: String?
  public let titleTable: String?
  /// The value that selects it.
  public let value: AnyHashable?
}

/// A stack of screens.
public struct StackElement: Equatable {
  /// What is pushed, lowest first.
  public let path: [AnyHashable]
  /// How many screens are over the root.
  public let depth: Int
  /// Where its path comes from.
  public let binding: Binding

  /// Where the value of a binding comes from.
  public enum Binding: String, Sendable {
    /// The stack's own, or that of a `@State`.
    case state
    /// A key path of an object.
    case keyPath
    /// `Binding(get:set:)`, with which real stacks crash at times.
    case closures
    /// A value that never changes.
    case constant
  }
}

/// A modal.
public struct PresentedElement: Equatable {
  /// How it is presented.
  public let style: Style
  /// The texts in it that are shown.
  public let texts: [String]
  /// The names of its detents, in alphabetical order; `height(…)` and `fraction(…)` with their number.
  public let detents: [String]
  /// Whether it refuses to be swiped away.
  public let isDismissDisabled: Bool
  /// Whether it is on its way out. `ViewHost.settle()` ends that.
  public let isClosing: Bool

  /// How something is presented.
  public enum Style: String, Sendable {
    case sheet, fullScreenCover, popover
  }
}

/// Something that an assistive technology finds.
public struct ViewElement: Equatable {
  /// What it is.
  public let kind: Kind
  /// What is read out: its own label, or the texts in it.
  public let label: String
  public let value: String?
  /// The names of its traits, such as `isSelected`.
  public let traits: Set<String>
  public let identifier: String?
  /// Whether assistive technologies pass over it. Users see it still.
  public let isHidden: Bool
  public let isEnabled: Bool
  /// The least size that frames around it and in it ask for.
  public let minimumWidth: Double
  public let minimumHeight: Double
  /// The names of the modifiers right around it, innermost last, and of those in it.
  public let modifiers: [String]
  /// The symbols and assets that it shows.
  public let images: [String]

  /// What an element is.
  public enum Kind: String, Sendable {
    case button, link, text, image
    /// Several elements that something is said about together.
    case container
  }
}
