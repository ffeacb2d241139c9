public import Foundation

// interface 16.0: HStack
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct HStack<Content>: View where Content: View {
  nonisolated(unsafe) let inside: Content
  let alignment: VerticalAlignment
  let spacing: CGFloat?

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    inside = content()
    self.alignment = alignment
    self.spacing = spacing
  }

  public typealias Body = Never
}

extension HStack: ContainerView {
  var values: [String: Any?] { ["alignment": alignment, "spacing": spacing] }
}

// interface 16.0: VStack
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct VStack<Content>: View where Content: View {
  nonisolated(unsafe) let inside: Content
  let alignment: HorizontalAlignment
  let spacing: CGFloat?

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    inside = content()
    self.alignment = alignment
    self.spacing = spacing
  }

  public typealias Body = Never
}

extension VStack: ContainerView {
  var values: [String: Any?] { ["alignment": alignment, "spacing": spacing] }
}

// interface 16.0: Divider
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Divider: View {
  nonisolated public init() {}
  public typealias Body = Never
}

extension Divider: DrawnView {
  func draw(in context: DrawContext) -> [Node] {
    [Node("Divider")]
  }
}
