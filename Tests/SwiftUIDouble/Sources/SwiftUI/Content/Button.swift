// swiftui-api: 1 Button
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Button<Label>: View where Label: View {
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let action: @MainActor () -> Void

  @preconcurrency public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.action = action
  }

  public typealias Body = Never
}

extension Button: DrawnView {
  func draw(in context: DrawContext) -> [Node] {
    let action = action
    return [
      Node(
        "Button", role: .button { action() },
        children: drawNodes(label, in: context.inside("Button")))
    ]
  }
}

// swiftui-api: none Button with a title, as Apple documents it
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Button where Label == Text {
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload @preconcurrency public init<S>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(action: action) { Text(title) }
  }
}
