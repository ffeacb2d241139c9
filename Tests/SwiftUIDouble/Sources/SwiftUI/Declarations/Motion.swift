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

  nonisolated(unsafe) public static let opacity = AnyTransition(name: "opacity")

  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(name: "move \(edge)")
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(name: "\(name) and \(other.name)")
  }
}

// documentation 26: transition (left out: the form that takes a Transition)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    marked("transition", ["t": t])
  }
}
