public import Foundation

// interface 16.0: Rectangle
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Rectangle: InsettableShape {
  public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
  nonisolated public func inset(by amount: CGFloat) -> Rectangle { self }
  public typealias Body = _ShapeView<Rectangle, ForegroundStyle>
}

// interface 16.0: Circle
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Circle: InsettableShape {
  public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
  nonisolated public func inset(by amount: CGFloat) -> Circle { self }
  public typealias Body = _ShapeView<Circle, ForegroundStyle>
}

// interface 16.0: Ellipse
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Ellipse: InsettableShape {
  public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
  nonisolated public func inset(by amount: CGFloat) -> Ellipse { self }
  public typealias Body = _ShapeView<Ellipse, ForegroundStyle>
}

// interface 16.0: Capsule
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  nonisolated public func path(in rect: CGRect) -> Path { Path() }
  nonisolated public func inset(by amount: CGFloat) -> Capsule { self }
  public typealias Body = _ShapeView<Capsule, ForegroundStyle>
}

// interface 16.0: RoundedRectangle (left out: the form with a corner size)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct RoundedRectangle: InsettableShape {
  public var style: RoundedCornerStyle

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  nonisolated public func path(in rect: CGRect) -> Path { Path() }
  nonisolated public func inset(by amount: CGFloat) -> RoundedRectangle { self }
  public typealias Body = _ShapeView<RoundedRectangle, ForegroundStyle>
}

// documentation 26: rect, capsule, circle
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

// documentation 26: rect, capsule, circle
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

// documentation 26: rect, capsule, circle
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}

// documentation 26: rect, capsule, circle
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
