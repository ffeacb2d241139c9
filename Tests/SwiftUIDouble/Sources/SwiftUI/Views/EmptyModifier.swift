// interface 16.0: EmptyModifier
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()

  nonisolated public init() {}

  public typealias Body = Never
}

extension EmptyModifier: DrawnModifier {
  func draw(_ content: @escaping (DrawContext) -> [Node], in context: DrawContext) -> [Node] {
    content(context)
  }
}
