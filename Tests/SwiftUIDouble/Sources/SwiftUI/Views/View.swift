// swiftui-api: 1 View
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@_typeEraser(AnyView) @MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

// swiftui-api: none body of leaf views
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View where Self.Body == Never {
  @MainActor @preconcurrency public var body: Never { missingBody(of: self) }
}

// swiftui-api: 1 View
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Never: View {
  public typealias Body = Never
}

// swiftui-api: 1 View
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: DrawnView where Wrapped: View {
  func draw(in context: DrawContext) -> [Node] {
    guard let self else { return [] }
    return drawNodes(self, in: context.inside("some"))
  }
}
