// interface 16.0: AccessibilityAttachmentModifier
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct AccessibilityAttachmentModifier: ViewModifier {
  public typealias Body = Never
  nonisolated let name: String
  nonisolated(unsafe) let value: Any?

  /// - Parameter value: What the attachment says; `nil` for nothing.
  nonisolated init(_ name: String, _ value: Any?) {
    self.name = name
    self.value = value
  }
}

extension AccessibilityAttachmentModifier: DrawnModifier {
  func draw(_ content: @escaping (DrawContext) -> [Node], in context: DrawContext) -> [Node] {
    let values = ["value": value].compactMapValues { $0 }
    return [Node(name, values, role: .modifier, children: content(context))]
  }
}

extension View {
  /// The view with something said about it.
  nonisolated func attaching(
    _ name: String, _ value: Any?
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(name, value))
  }
}

// interface 16.0: AccessibilityChildBehavior
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String

  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

// documentation 26: accessibilityElement
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    attaching("accessibilityElement", children.name)
  }
}

// documentation 26: accessibilityAddTraits, accessibilityHidden, accessibilityIdentifier
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension View {
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching("accessibilityAddTraits", traits)
  }

  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching("accessibilityRemoveTraits", traits)
  }

  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching("accessibilityHidden", hidden)
  }

  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching("accessibilityIdentifier", identifier)
  }
}
