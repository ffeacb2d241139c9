// swiftui-api: 1 ViewBuilder
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  @_disfavoredOverload public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView(views)
  }

  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    content
  }

  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: View, FalseContent: View {
    _ConditionalContent(.first(first))
  }

  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: View, FalseContent: View {
    _ConditionalContent(.second(second))
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView
  where Content: View {
    AnyView(content)
  }
}

// swiftui-api: 1 ViewBuilder
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct TupleView<T>: View, DrawnView {
  public typealias Body = Never
  nonisolated(unsafe) private let views: [any View]

  nonisolated init(_ views: [any View]) {
    self.views = views
  }

  func draw(in context: DrawContext) -> [Node] {
    views.enumerated().flatMap { index, view in drawNodes(view, in: context.inside(index)) }
  }
}

// swiftui-api: 1 ViewBuilder
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let branch: Branch

  init(_ branch: Branch) {
    self.branch = branch
  }
}

// swiftui-api: 1 ViewBuilder
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

extension _ConditionalContent: DrawnView where TrueContent: View, FalseContent: View {
  func draw(in context: DrawContext) -> [Node] {
    switch branch {
    case .first(let content):
      return drawNodes(content, in: context.inside("true"))
    case .second(let content):
      return drawNodes(content, in: context.inside("false"))
    }
  }
}

// swiftui-api: 1 EmptyView
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct EmptyView: View, DrawnView {
  nonisolated public init() {}
  public typealias Body = Never

  func draw(in context: DrawContext) -> [Node] { [] }
}

// swiftui-api: 1 AnyView
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct AnyView: View, DrawnView {
  nonisolated(unsafe) private let view: any View

  nonisolated public init<V>(_ view: V) where V: View {
    self.view = view
  }

  nonisolated public init<V>(erasing view: V) where V: View {
    self.view = view
  }

  public typealias Body = Never

  func draw(in context: DrawContext) -> [Node] {
    drawNodes(view, in: context.inside(ObjectIdentifier(type(of: view))))
  }
}
