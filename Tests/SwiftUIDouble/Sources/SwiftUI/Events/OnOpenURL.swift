public import Foundation

// swiftui-api: 5 Change / lifecycle / URL
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension View {
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    drawn(by: OpenURLModifier(action: action))
  }
}

/// Takes the URLs that the app is opened with.
struct OpenURLModifier: DrawnModifier {
  let action: (URL) -> Void

  func draw(_ content: @escaping (DrawContext) -> [Node], in context: DrawContext) -> [Node] {
    context.pass.addURLHandler(action)
    return content(context)
  }
}
