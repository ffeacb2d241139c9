/// A stack while it is drawn: the destinations that its screens register.
@MainActor final class StackRegistry {
  /// A screen for the values of a type.
  struct Destination {
    let type: ObjectIdentifier
    let draw: (AnyHashable, DrawContext) -> [Node]?
  }

  /// A screen that a flag or an item shows on top of the path.
  struct ExtraScreen {
    let id: AnyHashable
    let draw: (DrawContext) -> [Node]
    let remove: () -> Void
  }

  private let path: StackPath
  private(set) var destinations: [Destination] = []
  private(set) var extras: [ExtraScreen] = []

  init(path: StackPath) {
    self.path = path
  }

  /// What following a link to a value does; `nil` when the path takes no such values.
  func push(_ value: AnyHashable, in pass: Pass) -> (() -> Void)? {
    guard path.accepts(value) else {
      pass.report("a link leads to \(value.base), which the path of its stack does not take")
      return nil
    }
    let path = path
    return { path.append(value) }
  }

  /// Registers the screens of a type. The first one of a type is the closest to the root, and counts.
  func register<D: Hashable>(
    _ type: D.Type, in pass: Pass, draw: @escaping (D, DrawContext) -> [Node]
  ) {
    guard !destinations.contains(where: { $0.type == ObjectIdentifier(type) }) else {
      return pass.report("navigationDestination(for: \(type)) is there twice in one stack")
    }
    destinations.append(
      Destination(type: ObjectIdentifier(type)) { element, context in
        (element.base as? D).map { draw($0, context) }
      })
  }

  func add(_ extra: ExtraScreen) {
    extras.append(extra)
  }

  /// Draws the screen of an element; `nil` when no destination takes it.
  func draw(_ element: AnyHashable, in context: DrawContext) -> [Node]? {
    for destination in destinations {
      if let nodes = destination.draw(element, context) { return nodes }
    }
    return nil
  }
}

/// A stack as it was drawn.
package struct StackState {
  /// What is pushed, lowest first.
  package let elements: [AnyHashable]
  /// How many screens are over the root, those of flags and items with them.
  package let depth: Int
  /// Where the path comes from.
  package let bindingKind: BindingKind
  /// What the back button does; `nil` at the root.
  package let goBack: (() -> Void)?
  /// Empties the path.
  package let popToRoot: () -> Void
}
