// swiftui-api: 1 ViewModifier
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

// swiftui-api: none body of leaf modifiers
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension ViewModifier where Self.Body == Never {
  @MainActor @preconcurrency public func body(content: Self.Content) -> Never {
    missingBody(of: self)
  }
}

// swiftui-api: 1 ViewModifier
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct _ViewModifier_Content<Modifier>: View, DrawnView where Modifier: ViewModifier {
  public typealias Body = Never
  let drawContent: (DrawContext) -> [Node]

  func draw(in context: DrawContext) -> [Node] {
    drawContent(context.inside("content"))
  }
}

// swiftui-api: 1 ModifiedContent
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct ModifiedContent<Content, Modifier> {
  public typealias Body = Never
  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

// swiftui-api: 1 ModifiedContent
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
}

extension ModifiedContent: DrawnView where Content: View, Modifier: ViewModifier {
  func draw(in context: DrawContext) -> [Node] {
    let content = content
    let context = context.inside(unqualifiedName(of: Modifier.self))
    let drawContent = { (context: DrawContext) in
      drawNodes(content, in: context.inside("content"))
    }
    if let drawn = modifier as? any DrawnModifier { return drawn.draw(drawContent, in: context) }
    linkProperties(of: modifier, in: context)
    let body = modifier.body(content: _ViewModifier_Content(drawContent: drawContent))
    return drawNodes(body, in: context)
  }
}

// swiftui-api: 1 ViewModifier
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
