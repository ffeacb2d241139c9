// interface 16.0: Color (left out: display colours, most names)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Color: Hashable, CustomStringConvertible, Sendable {
  let name: String

  init(name: String) {
    self.name = name
  }

  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
  }

  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) {
    self.init(name: "white \(white) opacity \(opacity)")
  }

  public static let red = Color(name: "red")
  public static let white = Color(name: "white")
  public static let clear = Color(name: "clear")

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
  public static var white: Color { Color(name: "white") }
  public static var clear: Color { Color(name: "clear") }
}
