public import Foundation

// interface 16.0: Path (left out: its elements)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Path: Equatable, Sendable {
  public init() {}
  public init(_ rect: CGRect) {}
}

// interface 16.0: Shape
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol Shape: Sendable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

// interface 16.0: InsettableShape
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

// interface 16.0: _ShapeView
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct _ShapeView<Content, Style>: View where Content: Shape, Style: ShapeStyle {
  let shape: Content
  let style: Style

  public typealias Body = Never
}

extension _ShapeView: DrawnView {
  func draw(in context: DrawContext) -> [Node] {
    [Node(unqualifiedName(of: Content.self), ["style": style])]
  }
}

// interface 16.0: Shape
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Shape {
  @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
    return _ShapeView(shape: self, style: ForegroundStyle())
  }
}

// interface 16.0: FillStyle
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

// interface 16.0: RoundedCornerStyle
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}

// interface 16.0: Shape
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Shape {
  nonisolated public func fill<S>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle {
    _ShapeView(shape: self, style: content)
  }

  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}
