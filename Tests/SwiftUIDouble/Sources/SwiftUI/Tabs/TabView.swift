// swiftui-api: 2 TabView
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
public struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
  nonisolated(unsafe) private let selection: Binding<SelectionValue>?
  nonisolated(unsafe) private let content: Content

  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  public typealias Body = Never
}

// swiftui-api: 2 TabView
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

// swiftui-api: 2 TabView
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabView {
  nonisolated public init<C>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
    self.init(selection: selection) { TabContentBuilder<SelectionValue>.Content(content()) }
  }

  public init<C>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent {
    self.init(selection: nil) { TabContentBuilder<Never>.Content(content()) }
  }
}

extension TabView: DrawnView {
  func draw(in context: DrawContext) -> [Node] {
    let context = context.inside("TabView")
    if context.stack != nil {
      context.pass.report("a NavigationStack is around a TabView: all tabs share one stack")
    }
    let inside = context.with { $0.isInLazyContainer = false }
    let isLazy = content is any DrawnTabs
    let items = isLazy ? tabs(in: inside) : itemsOfRoots(in: inside)
    return [
      TabDrawing(context: inside, selection: state(in: context), items: items, isLazy: isLazy).node
    ]
  }

  private func tabs(in context: DrawContext) -> [TabItem] {
    guard let tabs = content as? any DrawnTabs else { return [] }
    return tabs.drawTabs(in: context).flatMap(\.tabs)
  }

  /// The tabs of views with `tabItem`: all of them are drawn, as SwiftUI does.
  private func itemsOfRoots(in context: DrawContext) -> [TabItem] {
    drawNodes(content, in: context.inside("roots")).enumerated().map { index, root in
      var attributes = TabAttributes()
      attributes.badge = root.modifier("badge")?.values["badge"] as? String
      return TabItem(
        identity: root.place,
        value: root.modifier("tag")?.values["tag"] as? AnyHashable ?? AnyHashable(index),
        label: root.modifier("tabItem")?.values["label"] as? [Node] ?? [], attributes: attributes
      ) { _ in [root] }
    }
  }

  /// What is selected, and how it is changed.
  private func state(in context: DrawContext) -> TabSelection {
    if let selection {
      return TabSelection(value: AnyHashable(selection.wrappedValue), isBound: true) { value in
        if let value = value.base as? SelectionValue { selection.wrappedValue = value }
      }
    }
    let box = context.pass.memory.object("selection", at: context.identity) {
      StateBox<AnyHashable?>(nil)
    }
    return TabSelection(value: box.value, isBound: false) { box.value = $0 }
  }
}

extension Node {
  /// The nearest modifier of a name around a view that is one node.
  func modifier(_ name: String) -> Node? {
    guard case .modifier = role else { return nil }
    if self.name == name { return self }
    return children.first?.modifier(name)
  }
}
