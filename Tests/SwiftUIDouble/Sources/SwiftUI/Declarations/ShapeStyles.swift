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

// interface 16.0: ForegroundStyle
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

// interface 16.0: BackgroundStyle
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct BackgroundStyle: ShapeStyle {
  public init() {}
}

// interface 16.0: BackgroundStyle
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
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

// documentation 26: SeparatorShapeStyle
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
}

// documentation 26: SeparatorShapeStyle
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

// interface 16.0: HierarchicalShapeStyle
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct HierarchicalShapeStyle: ShapeStyle {
  let name: String

  public static let primary = HierarchicalShapeStyle(name: "primary")
  public static let secondary = HierarchicalShapeStyle(name: "secondary")
  public static let tertiary = HierarchicalShapeStyle(name: "tertiary")
  public static let quaternary = HierarchicalShapeStyle(name: "quaternary")
}

// interface 16.0: HierarchicalShapeStyle
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "primary") }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "secondary") }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "tertiary") }
  public static var quaternary: HierarchicalShapeStyle {
    HierarchicalShapeStyle(name: "quaternary")
  }
}

// documentation 26: Material
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, visionOS 1.0, *)
public struct Material: ShapeStyle {
  let name: String

  public static let regular = Material(name: "regular")
  public static let thick = Material(name: "thick")
  public static let thin = Material(name: "thin")
  public static let ultraThin = Material(name: "ultraThin")
  public static let ultraThick = Material(name: "ultraThick")
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
  public static var thickMaterial: Material { .thick }
  public static var thinMaterial: Material { .thin }
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var ultraThickMaterial: Material { .ultraThick }
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

  nonisolated public func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
  where S1: ShapeStyle, S2: ShapeStyle {
    marked("foregroundStyle", ["primary": primary, "secondary": secondary])
  }
}

// documentation 26: foregroundStyle
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Text {
  public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
    self
  }
}

// interface 26 (quoted): tint
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
  @_disfavoredOverload nonisolated public func tint(_ tint: Color?) -> some View {
    marked("tint", ["tint": tint])
  }
}

// documentation 26: tint
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension View {
  nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
    marked("tint", ["tint": tint])
  }
}
