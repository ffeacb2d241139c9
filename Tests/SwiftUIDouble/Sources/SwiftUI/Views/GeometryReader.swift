public import Foundation

// interface 16.0: GeometryReader
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct GeometryReader<Content>: View where Content: View {
  nonisolated(unsafe) private var draw: (GeometryProxy) -> Content

  public var content: (GeometryProxy) -> Content {
    get { draw }
    set { draw = newValue }
  }

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    draw = content
  }

  public typealias Body = Never
}

extension GeometryReader: DrawnView {
  func draw(in context: DrawContext) -> [Node] {
    let inside = drawNodes(draw(GeometryProxy()), in: context.inside("GeometryReader"))
    return [Node("GeometryReader", children: inside)]
  }
}

// interface 16.0: GeometryProxy
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct GeometryProxy {
  /// Nothing is laid out here: everything has the size of a phone.
  public var size: CGSize { CGSize(width: 390, height: 844) }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

// documentation 26: onGeometryChange
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension View {
  @preconcurrency nonisolated public func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View where T: Equatable, T: Sendable {
    onAppear { action(transform(GeometryProxy())) }
  }
}
