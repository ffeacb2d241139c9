public import Foundation

// swiftui-api: 5 Scrolling, feedback, accessibility, previews
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ScrollPosition: Equatable, Sendable {
  /// Where the app wants to be. A number tells a request from an equal one before it.
  struct Request: Equatable, @unchecked Sendable {
    var number = 0
    var target = Target.offset(0)
  }

  /// The ids in it are `Sendable`: the initialisers take no others.
  enum Target: Equatable, @unchecked Sendable {
    case offset(Double)
    case end
    case id(AnyHashable)
  }

  private(set) var request = Request()

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    scrollTo(edge: edge)
  }

  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    scrollTo(id: id, anchor: anchor)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    scrollTo(point: point)
  }

  public mutating func scrollTo(edge: Edge) {
    move(to: edge == .bottom || edge == .trailing ? .end : .offset(0))
  }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    move(to: .id(AnyHashable(id)))
  }

  public mutating func scrollTo(point: CGPoint) {
    move(to: .offset(point.y))
  }

  public mutating func scrollTo(y: CGFloat) {
    move(to: .offset(y))
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

// swiftui-api: 5 Scrolling, feedback, accessibility, previews
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    marked("scrollPosition", ["id": id.wrappedValue])
  }
}
