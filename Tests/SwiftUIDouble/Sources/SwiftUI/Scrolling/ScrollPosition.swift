// swiftui-api: 5 Scrolling, feedback, accessibility, previews (left out: points and ids)
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ScrollPosition: Equatable, Sendable {
  /// Where the app wants to be. A number tells a request from an equal one before it.
  struct Request: Equatable, Sendable {
    var number = 0
    var target = Target.start
  }

  enum Target: Equatable, Sendable {
    case start
    case end
  }

  private(set) var request = Request()

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  public mutating func scrollTo(edge: Edge) {
    move(to: edge == .bottom || edge == .trailing ? .end : .start)
  }

  public var isPositionedByUser = false

  private mutating func move(to target: Target) {
    request = Request(number: request.number + 1, target: target)
    isPositionedByUser = false
  }

  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
    a.request == b.request && a.isPositionedByUser == b.isPositionedByUser
  }
}

// swiftui-api: 5 Scrolling, feedback, accessibility, previews
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension View {
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    drawn(by: EnvironmentModifier { $0[ScrollPositionKey.self] = position })
  }
}
