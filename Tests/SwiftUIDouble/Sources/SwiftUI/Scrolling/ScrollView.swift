// interface 16.0: ScrollView
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct ScrollView<Content>: View where Content: View {
  nonisolated(unsafe) private let content: Content

  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public typealias Body = Never
}

extension ScrollView: DrawnView {
  func draw(in context: DrawContext) -> [Node] {
    let context = context.inside("ScrollView")
    let state = context.pass.memory.object("scroll", at: context.identity) { ScrollState() }
    state.position = context.environment[ScrollPositionKey.self]
    let inside = context.with { $0.environment[ScrollPositionKey.self] = nil }
    let node = Node(
      "ScrollView", role: .scroll(state), children: drawNodes(content, in: inside))
    follow(state, node, in: context)
    return [node]
  }

  /// Scrolls where the app's position says, once for each request.
  private func follow(_ state: ScrollState, _ node: Node, in context: DrawContext) {
    let last = context.pass.memory.object("request", at: context.identity) { StateBox(0) }
    guard let request = state.position?.wrappedValue.request, request.number != last.value else {
      return
    }
    last.value = request.number
    switch request.target {
    case .start:
      state.scroll(to: 0)
    case .end:
      state.scroll(to: ScrollState.rowHeight * Double(node.leafCount))
    }
  }
}

extension Node {
  fileprivate var leafCount: Int {
    children.isEmpty ? 1 : children.reduce(0) { $0 + $1.leafCount }
  }
}

/// Carries a position from the modifier to the scroll view inside. A list takes none.
struct ScrollPositionKey: EnvironmentKey {
  static var defaultValue: Binding<ScrollPosition>? { nil }
}

// interface 16.0: List (left out: selection, data and editing)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
  public typealias Body = Never
  nonisolated(unsafe) private let content: Content
}

extension List: DrawnView {
  func draw(in context: DrawContext) -> [Node] {
    let context = context.inside("List")
    let state = context.pass.memory.object("scroll", at: context.identity) { ScrollState() }
    let rows = context.with {
      $0.isInLazyContainer = true
      $0.environment[ScrollPositionKey.self] = nil
    }
    return [Node("List", role: .scroll(state), children: drawNodes(content, in: rows))]
  }
}

// interface 16.0: List (uncertain: whether this initialiser is nonisolated; here it is)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
