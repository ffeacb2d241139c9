// interface 16.0: ButtonStyle
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
  typealias Configuration = ButtonStyleConfiguration
}

// interface 16.0: ButtonStyle (left out: the role)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct ButtonStyleConfiguration {
  public struct Label: View {
    public typealias Body = Never
  }

  public let label: ButtonStyleConfiguration.Label
  public let isPressed: Bool
}

// interface 16.0: PrimitiveButtonStyle (left out: making styles of one's own)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
}

// documentation 26: buttonStyle
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    marked("buttonStyle", ["style": style])
  }

  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    marked("buttonStyle", ["style": style])
  }
}

// documentation 26: buttonStyle
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct PlainButtonStyle: PrimitiveButtonStyle {
  @MainActor @preconcurrency public init() {}
}

// documentation 26: buttonStyle
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { .init() }
}

// interface 16.0: HoverEffect
@available(iOS 13.4, tvOS 16.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct HoverEffect {
  nonisolated(unsafe) public static let automatic = HoverEffect(name: "automatic")
  let name: String
}

// interface 16.0: HoverEffect
@available(iOS 13.4, tvOS 16.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    marked("hoverEffect", ["effect": effect])
  }
}
