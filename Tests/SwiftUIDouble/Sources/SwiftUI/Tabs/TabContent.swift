// swiftui-api: 2.1 TabContent
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue
  associatedtype Body: TabContent
  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }
}

/// Tab content that has no body and says by itself which tabs it comes to.
@MainActor protocol DrawnTabs {
  func drawTabs(in context: DrawContext) -> [TabPart]
}

/// A tab, or a section with its tabs.
enum TabPart {
  case tab(TabItem)
  case section(TabSectionState, [TabItem])

  /// Its tabs, each told which section it is in.
  var tabs: [TabItem] {
    switch self {
    case .tab(let tab):
      return [tab]
    case .section(let section, let tabs):
      return tabs.map { tab in
        var tab = tab
        tab.section = section
        tab.attributes.isHidden = tab.attributes.isHidden || section.attributes.isHidden
        return tab
      }
    }
  }

  /// The same part with other attributes.
  func with(_ change: (inout TabAttributes) -> Void) -> TabPart {
    switch self {
    case .tab(var tab):
      change(&tab.attributes)
      return .tab(tab)
    case .section(var section, let tabs):
      change(&section.attributes)
      return .section(section, tabs)
    }
  }
}

/// Evaluates tab content, as `drawNodes` does for views.
@MainActor func drawTabParts(_ content: some TabContent, in context: DrawContext) -> [TabPart] {
  if let drawn = content as? any DrawnTabs { return drawn.drawTabs(in: context) }
  let inside = context.inside(unqualifiedName(of: type(of: content)))
  linkProperties(of: content, in: inside)
  return drawTabParts(content.body, in: inside)
}

// swiftui-api: 2.1 TabContent
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Group<Content>
  @MainActor @preconcurrency public var body: Group<Content> { return self }
}

extension Group: DrawnTabs where Content: TabContent {
  func drawTabs(in context: DrawContext) -> [TabPart] {
    drawTabParts(content, in: context.inside("Group"))
  }
}

// swiftui-api: 2.1 TabContent (uncertain: the conformance is documented, these initialisers are not; a
// public re-implementation has them in this form. The value type must be a parameter of its own: with
// TabContentBuilder<Content.TabValue> the compiler cannot infer Content.)
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Group where Content: TabContent {
  @_disfavoredOverload nonisolated public init<Value>(
    @TabContentBuilder<Value> content: () -> Content
  ) where Value == Content.TabValue {
    self.init(content: content())
  }

  @_disfavoredOverload nonisolated public init<Value>(
    @TabContentBuilder<Value?> content: () -> Content
  ) where Value: Hashable, Content.TabValue == Value? {
    self.init(content: content())
  }
}

// swiftui-api: 2.1 AnyTabContent
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct AnyTabContent<SelectionValue>: TabContent where SelectionValue: Hashable {
  nonisolated(unsafe) private let content: any TabContent

  nonisolated public init<T>(_ tabContent: T) where SelectionValue == T.TabValue, T: TabContent {
    content = tabContent
  }

  public typealias TabValue = SelectionValue
  public typealias Body = AnyTabContent<SelectionValue>
  @MainActor @preconcurrency public var body: AnyTabContent<SelectionValue> { return self }
}

extension AnyTabContent: DrawnTabs {
  func drawTabs(in context: DrawContext) -> [TabPart] {
    drawTabParts(content, in: context.inside("AnyTabContent"))
  }
}

// swiftui-api: 2.1 TabContentBuilder (uncertain: implied by buildEither, not documented)
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension _ConditionalContent: TabContent
where
  TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue
{
  public typealias TabValue = TrueContent.TabValue
  public typealias Body = _ConditionalContent<TrueContent, FalseContent>
  @MainActor @preconcurrency public var body: _ConditionalContent<TrueContent, FalseContent> {
    return self
  }
}

extension _ConditionalContent: DrawnTabs
where
  TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue
{
  func drawTabs(in context: DrawContext) -> [TabPart] {
    switch branch {
    case .first(let content):
      return drawTabParts(content, in: context.inside("true"))
    case .second(let content):
      return drawTabParts(content, in: context.inside("false"))
    }
  }
}

// swiftui-api: 2.1 TabContentBuilder (uncertain: implied by buildIf, not documented)
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  public typealias Body = Wrapped?
  @MainActor @preconcurrency public var body: Wrapped? { return self }
}

extension Optional: DrawnTabs where Wrapped: TabContent {
  func drawTabs(in context: DrawContext) -> [TabPart] {
    guard let self else { return [] }
    return drawTabParts(self, in: context.inside("some"))
  }
}
