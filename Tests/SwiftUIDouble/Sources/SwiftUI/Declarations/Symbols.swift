// interface 26 (quoted): imageScale
@available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    marked("imageScale", ["scale": scale])
  }
}

// interface 26 (quoted): imageScale
@available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Image {
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }
}

// interface 16.0: Image
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Image {
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
    self
  }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image {
    self
  }
}

// interface 26 (quoted): scaledToFit, scaledToFill
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func scaledToFit() -> some View {
    marked("scaledToFit")
  }

  nonisolated public func scaledToFill() -> some View {
    marked("scaledToFill")
  }
}

// interface 26 (quoted): symbolVariant
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct SymbolVariants: Hashable, Sendable {
  let name: String

  public static let none = SymbolVariants(name: "none")
  public static let circle = SymbolVariants(name: "circle")
  public static let square = SymbolVariants(name: "square")
  public static let rectangle = SymbolVariants(name: "rectangle")
  public static let fill = SymbolVariants(name: "fill")
  public static let slash = SymbolVariants(name: "slash")

  public var fill: SymbolVariants { SymbolVariants(name: "\(name) fill") }
}

// interface 26 (quoted): symbolVariant
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    marked("symbolVariant", ["variant": variant])
  }
}

// interface 16.0: LabelStyle (left out: making styles of one's own)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol LabelStyle {
}

// interface 26 (quoted): labelStyle
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension View {
  nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    marked("labelStyle", ["style": style])
  }
}

// interface 16.0: LabelStyle
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct IconOnlyLabelStyle: LabelStyle {
  @MainActor @preconcurrency public init() {}
}

// interface 16.0: LabelStyle
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension LabelStyle where Self == IconOnlyLabelStyle {
  @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { .init() }
}

// interface 16.0: LabelStyle
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct TitleOnlyLabelStyle: LabelStyle {
  @MainActor @preconcurrency public init() {}
}

// interface 16.0: LabelStyle
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension LabelStyle where Self == TitleOnlyLabelStyle {
  @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

// interface 16.0: LabelStyle
@available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, visionOS 1.0, *)
public struct TitleAndIconLabelStyle: LabelStyle {
  @MainActor @preconcurrency public init() {}
}

// interface 16.0: LabelStyle
@available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, visionOS 1.0, *)
extension LabelStyle where Self == TitleAndIconLabelStyle {
  @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}
