public import Foundation

// interface 16.0: Color
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Color: Hashable, CustomStringConvertible, Sendable {
  let name: String

  init(name: String) {
    self.name = name
  }

  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name: name)
  }

  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(name: "red \(red) green \(green) blue \(blue) opacity \(opacity)")
  }

  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) {
    self.init(name: "white \(white) opacity \(opacity)")
  }

  public static let red = Color(name: "red")
  public static let orange = Color(name: "orange")
  public static let yellow = Color(name: "yellow")
  public static let green = Color(name: "green")
  public static let blue = Color(name: "blue")
  public static let purple = Color(name: "purple")
  public static let pink = Color(name: "pink")
  public static let white = Color(name: "white")
  public static let gray = Color(name: "gray")
  public static let black = Color(name: "black")
  public static let clear = Color(name: "clear")
  public static let primary = Color(name: "primary")
  public static let secondary = Color(name: "secondary")
  public static var accentColor: Color { Color(name: "accentColor") }

  public func opacity(_ opacity: Double) -> Color {
    Color(name: "\(name) opacity \(opacity)")
  }

  public var description: String { name }
}

// interface 16.0: Color
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Color: ShapeStyle, View {
  public typealias Body = Never
}

extension Color: DrawnView {
  func draw(in context: DrawContext) -> [Node] {
    [Node("Color", ["name": name])]
  }
}

// interface 16.0: Color
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension ShapeStyle where Self == Color {
  public static var red: Color { Color(name: "red") }
  public static var orange: Color { Color(name: "orange") }
  public static var yellow: Color { Color(name: "yellow") }
  public static var green: Color { Color(name: "green") }
  public static var mint: Color { Color(name: "mint") }
  public static var teal: Color { Color(name: "teal") }
  public static var cyan: Color { Color(name: "cyan") }
  public static var blue: Color { Color(name: "blue") }
  public static var indigo: Color { Color(name: "indigo") }
  public static var purple: Color { Color(name: "purple") }
  public static var pink: Color { Color(name: "pink") }
  public static var brown: Color { Color(name: "brown") }
  public static var white: Color { Color(name: "white") }
  public static var gray: Color { Color(name: "gray") }
  public static var black: Color { Color(name: "black") }
  public static var clear: Color { Color(name: "clear") }
}
