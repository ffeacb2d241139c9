public import Foundation

// interface 16.0: Animation
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Animation {
  public static var easeInOut: Animation { Animation(name: "easeInOut") }
  public static var easeIn: Animation { Animation(name: "easeIn") }
  public static var easeOut: Animation { Animation(name: "easeOut") }
  public static var linear: Animation { Animation(name: "linear") }

  public static func easeInOut(duration: Double) -> Animation {
    Animation(name: "easeInOut \(duration)")
  }

  public static func easeOut(duration: Double) -> Animation {
    Animation(name: "easeOut \(duration)")
  }

  public static func linear(duration: Double) -> Animation {
    Animation(name: "linear \(duration)")
  }

  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(name: "spring \(response) \(dampingFraction)")
  }

  public func delay(_ delay: Double) -> Animation {
    Animation(name: "\(name) delay \(delay)")
  }
}

// documentation 26: Animation
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Animation {
  public static var spring: Animation { Animation(name: "spring") }
  public static var smooth: Animation { Animation(name: "smooth") }
  public static var snappy: Animation { Animation(name: "snappy") }
  public static var bouncy: Animation { Animation(name: "bouncy") }
}

// documentation 26: animation
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View
  where V: Equatable {
    marked("animation", ["animation": animation, "value": value])
  }
}

// interface 16.0: AnyTransition (left out: combining with modifiers)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct AnyTransition {
  let name: String

  nonisolated(unsafe) public static let identity = AnyTransition(name: "identity")
  nonisolated(unsafe) public static let opacity = AnyTransition(name: "opacity")
  public static var scale: AnyTransition { AnyTransition(name: "scale") }
  public static var slide: AnyTransition { AnyTransition(name: "slide") }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(name: "offset \(x) \(y)")
  }

  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(name: "move \(edge)")
  }

  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(name: "\(insertion.name), then \(removal.name)")
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(name: "\(name) and \(other.name)")
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    self
  }
}

// documentation 26: transition (left out: the form that takes a Transition)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    marked("transition", ["t": t])
  }
}
