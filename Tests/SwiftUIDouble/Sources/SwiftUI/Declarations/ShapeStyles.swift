// interface 16.0: ShapeStyle (left out: making styles of one's own)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol ShapeStyle: Sendable {
}

// interface 16.0: AnyShapeStyle
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  public init<S>(_ style: S) where S: ShapeStyle {
    self.style = style
  }
}

// interface 16.0: ForegroundStyle
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct ForegroundStyle: ShapeStyle {
  public init() {}
}

// interface 16.0: TintShapeStyle
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct TintShapeStyle: ShapeStyle {
  public init() {}
}

// interface 16.0: TintShapeStyle
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

// interface 16.0: HierarchicalShapeStyle
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct HierarchicalShapeStyle: ShapeStyle {
  let name: String

  public static let secondary = HierarchicalShapeStyle(name: "secondary")
}

// interface 16.0: HierarchicalShapeStyle
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "secondary") }
}

// documentation 26: Material
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, visionOS 1.0, *)
public struct Material: ShapeStyle {
  let name: String

  public static let regular = Material(name: "regular")
}

// documentation 26: Material
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Material {
  public static let bar = Material(name: "bar")
}

// documentation 26: Material
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, visionOS 1.0, *)
extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { .regular }
}

// documentation 26: Material
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ShapeStyle where Self == Material {
  public static var bar: Material { Material(name: "bar") }
}

// interface 26 (quoted): foregroundStyle
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    marked("foregroundStyle", ["style": style])
  }
}

// documentation 26: foregroundStyle
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Text {
  public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
    self
  }
}
