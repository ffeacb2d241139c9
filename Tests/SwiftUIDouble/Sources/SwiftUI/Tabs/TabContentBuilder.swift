/// Tabs beside each other. The builder gives at most ten; it has no overload for more.
struct TabTuple<TabValue: Hashable>: TabContent, DrawnTabs {
  nonisolated(unsafe) private let contents: [any TabContent]

  nonisolated init(_ contents: [any TabContent]) {
    self.contents = contents
  }

  typealias Body = TabTuple<TabValue>
  var body: TabTuple<TabValue> { return self }

  func drawTabs(in context: DrawContext) -> [TabPart] {
    contents.enumerated().flatMap { index, content in
      drawTabParts(content, in: context.inside(index))
    }
  }
}

// swiftui-api: 2.1 TabContentBuilder
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@resultBuilder public struct TabContentBuilder<TabValue> where TabValue: Hashable {
  public struct Content<C>: View where C: TabContent {
    public typealias Body = Never
    nonisolated(unsafe) let tabs: C

    nonisolated init(_ tabs: C) {
      self.tabs = tabs
    }
  }

  public static func buildExpression(
    _ content: some TabContent<TabValue>
  ) -> some TabContent<TabValue> {
    content
  }

  public static func buildBlock(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> {
    content
  }

  public static func buildIf(
    _ content: (some TabContent<TabValue>)?
  ) -> (some TabContent<TabValue>)? {
    content
  }

  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where TabValue == T.TabValue, T: TabContent, F: TabContent, T.TabValue == F.TabValue {
    _ConditionalContent(.first(first))
  }

  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where TabValue == F.TabValue, T: TabContent, F: TabContent, T.TabValue == F.TabValue {
    _ConditionalContent(.second(second))
  }

  public static func buildLimitedAvailability<T>(_ content: T) -> AnyTabContent<T.TabValue>
  where T: TabContent {
    AnyTabContent(content)
  }
}

extension TabContentBuilder.Content: DrawnTabs {
  func drawTabs(in context: DrawContext) -> [TabPart] {
    drawTabParts(tabs, in: context)
  }
}
