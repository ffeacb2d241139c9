// swiftui-api: 5 Change / lifecycle / URL
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    drawn(by: LifeModifier(appear: action, disappear: nil))
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    drawn(by: LifeModifier(appear: nil, disappear: action))
  }
}

/// Follows whether a place is on screen.
struct LifeModifier: DrawnModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  func draw(_ content: @escaping (DrawContext) -> [Node], in context: DrawContext) -> [Node] {
    let nodes = content(context)
    context.pass.add(Life(identity: context.identity, appear: appear, disappear: disappear))
    return nodes
  }
}
