// swiftui-api: 6.1 Label
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct Label<Title, Icon>: View where Title: View, Icon: View {
  nonisolated(unsafe) private let title: Title
  nonisolated(unsafe) private let icon: Icon

  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public typealias Body = Never
}

extension Label: DrawnView {
  func draw(in context: DrawContext) -> [Node] {
    let icon = Node("icon", children: drawNodes(icon, in: context.inside("icon")))
    let title = Node("title", children: drawNodes(title, in: context.inside("title")))
    return [Node("Label", children: [icon, title])]
  }
}

// swiftui-api: 6.1 Label (left out: the LocalizedStringResource forms, whose first SDK is uncertain)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload nonisolated public init<S>(_ title: S, image name: String)
  where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage name: String)
  where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}
