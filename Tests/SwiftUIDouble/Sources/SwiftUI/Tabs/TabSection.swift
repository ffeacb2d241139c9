// swiftui-api: 2.4 TabSection
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: Header
  let content: Content
  let footer: Footer
}

// swiftui-api: 2.4 TabSection
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
  public typealias TabValue = SelectionValue
  public typealias Body = TabSection<Header, Content, Footer, SelectionValue>
  @MainActor @preconcurrency public var body: TabSection<Header, Content, Footer, SelectionValue> {
    return self
  }
}

extension TabSection: DrawnTabs
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
  func drawTabs(in context: DrawContext) -> [TabPart] {
    let context = context.inside("TabSection")
    let parts = drawTabParts(content, in: context)
    let section = TabSectionState(
      identity: context.identity, header: drawNodes(header, in: context.inside("header")),
      attributes: TabAttributes())
    return [.section(section, parts.flatMap(\.tabs))]
  }
}

// swiftui-api: 2.4 TabSection (uncertain: whether these are nonisolated)
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabSection where Content: TabContent, SelectionValue: Hashable {
  public init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == EmptyView, Footer == EmptyView {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }

  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text, Footer == EmptyView {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload public init<S>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text, Footer == EmptyView, S: StringProtocol {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Header: View, Footer == EmptyView {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}
