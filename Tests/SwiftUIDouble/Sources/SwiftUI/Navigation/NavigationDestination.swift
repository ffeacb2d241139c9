// swiftui-api: 3 navigationDestination
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension View {
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    drawn(by: DestinationModifier(destination: destination))
  }

  nonisolated public func navigationDestination<V>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View where V: View {
    let view = destination()
    return drawn(
      by: ExtraScreenModifier(
        read: { isPresented.wrappedValue ? true : nil },
        remove: { isPresented.wrappedValue = false },
        destination: { _ in view }))
  }
}

// swiftui-api: 3 navigationDestination
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  nonisolated public func navigationDestination<D, C>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    drawn(
      by: ExtraScreenModifier(
        read: { item.wrappedValue }, remove: { item.wrappedValue = nil }, destination: destination))
  }
}

/// Registers the screens of a type with the stack around.
struct DestinationModifier<Element: Hashable, Destination: View>: DrawnModifier {
  let destination: (Element) -> Destination

  func draw(_ content: @escaping (DrawContext) -> [Node], in context: DrawContext) -> [Node] {
    let name = "navigationDestination(for: \(Element.self))"
    if context.isInLazyContainer {
      context.pass.report("\(name) is in a lazy container, where it is ignored")
    } else if let stack = context.stack {
      let destination = destination
      stack.register(Element.self, in: context.pass) { drawNodes(destination($0), in: $1) }
    } else {
      context.pass.report("\(name) is outside of a stack")
    }
    return content(context)
  }
}

/// Puts one screen on top of the path while a value is there.
struct ExtraScreenModifier<Element: Hashable, Destination: View>: DrawnModifier {
  let read: () -> Element?
  let remove: () -> Void
  let destination: (Element) -> Destination

  func draw(_ content: @escaping (DrawContext) -> [Node], in context: DrawContext) -> [Node] {
    let nodes = content(context)
    guard let element = read() else { return nodes }
    guard let stack = context.stack, !context.isInLazyContainer else {
      context.pass.report("navigationDestination is in a lazy container or outside of a stack")
      return nodes
    }
    let place = context.identity.appending(element)
    let destination = destination
    stack.add(
      StackRegistry.ExtraScreen(
        id: place, draw: { drawNodes(destination(element), in: $0) }, remove: remove))
    return nodes
  }
}
