public import Foundation

// swiftui-api: 4 sheet
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    presenting(.sheet, item, onDismiss, content)
  }

  nonisolated public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    presenting(.sheet, isPresented, onDismiss, content)
  }
}

// swiftui-api: 4 fullScreenCover
@available(iOS 14.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@available(macOS, unavailable)
extension View {
  nonisolated public func fullScreenCover<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    presenting(.fullScreenCover, item, onDismiss, content)
  }

  nonisolated public func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    presenting(.fullScreenCover, isPresented, onDismiss, content)
  }
}

// interface 16.0: PopoverAttachmentAnchor
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

// swiftui-api: 4 popover
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    presenting(.popover, item, nil, content)
  }

  nonisolated public func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    presenting(.popover, isPresented, nil, content)
  }
}

extension View {
  nonisolated private func presenting<Item: Identifiable, Content: View>(
    _ style: PresentationStyle, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    drawn(
      by: PresentationModifier(
        style: style, read: { item.wrappedValue.map { ($0, AnyHashable($0.id)) } },
        clear: { item.wrappedValue = nil }, onDismiss: onDismiss, content: content))
  }

  nonisolated private func presenting<Content: View>(
    _ style: PresentationStyle, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> some View {
    drawn(
      by: PresentationModifier(
        style: style, read: { isPresented.wrappedValue ? (true, AnyHashable(true)) : nil },
        clear: { isPresented.wrappedValue = false }, onDismiss: onDismiss,
        content: { (_: Bool) in content() }))
  }
}

/// Asks for a modal while an item is there.
struct PresentationModifier<Item, Content: View>: DrawnModifier {
  let style: PresentationStyle
  let read: () -> (Item, id: AnyHashable)?
  let clear: () -> Void
  let onDismiss: (() -> Void)?
  let content: (Item) -> Content

  func draw(_ inside: @escaping (DrawContext) -> [Node], in context: DrawContext) -> [Node] {
    let content = content
    context.pass.add(
      PresentationRequest(
        style: style, identity: context.identity, layer: context.layer,
        environment: context.environment,
        item: read().map { item, id in PresentedItem(id: id, value: item) },
        draw: { item, context in
          (item.value as? Item).map { drawNodes(content($0), in: context) } ?? []
        },
        clear: clear, onDismiss: onDismiss))
    return inside(context)
  }
}
