// interface 16.0: NavigationLink (left out: the forms with a destination)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
  public typealias Body = Never
  nonisolated(unsafe) private let value: AnyHashable?
  nonisolated(unsafe) private let label: Label
}

// swiftui-api: 3 NavigationLink (value)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension NavigationLink where Destination == Never {
  nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.value = value.map { AnyHashable($0) }
    self.label = label()
  }

  nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text, P: Hashable {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload nonisolated public init<S, P>(_ title: S, value: P?)
  where Label == Text, S: StringProtocol, P: Hashable {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink: DrawnView {
  func draw(in context: DrawContext) -> [Node] {
    let label = drawNodes(label, in: context.inside("NavigationLink"))
    let values = ["value": value?.base].compactMapValues { $0 }
    return [Node("NavigationLink", values, role: .link(follow(in: context)), children: label)]
  }

  /// What following the link does; a link without a value or a stack is disabled.
  private func follow(in context: DrawContext) -> (() -> Void)? {
    guard let value, let stack = context.stack else { return nil }
    return stack.push(value, in: context.pass)
  }
}
