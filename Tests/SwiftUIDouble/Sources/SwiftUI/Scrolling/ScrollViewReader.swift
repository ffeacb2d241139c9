// swiftui-api: 5 Scrolling, feedback, accessibility, previews
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct ScrollViewReader<Content>: View where Content: View {
  nonisolated(unsafe) private var draw: (ScrollViewProxy) -> Content

  public var content: (ScrollViewProxy) -> Content {
    get { draw }
    set { draw = newValue }
  }

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    draw = content
  }

  public typealias Body = Never
}

extension ScrollViewReader: DrawnView {
  func draw(in context: DrawContext) -> [Node] {
    let region = ScrollRegion()
    let view = content(ScrollViewProxy(region: region))
    region.nodes = drawNodes(view, in: context.inside("ScrollViewReader"))
    return region.nodes
  }
}

/// What a reader finds inside itself.
final class ScrollRegion {
  var nodes: [Node] = []
}

// swiftui-api: 5 Scrolling, feedback, accessibility, previews
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct ScrollViewProxy {
  let region: ScrollRegion

  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
    for (state, node) in region.nodes.flatMap(\.scrollers) {
      if let row = node.row(of: AnyHashable(id)) {
        state.scroll(to: ScrollState.rowHeight * Double(row))
      }
    }
  }
}

// documentation 26: id
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
    drawn(by: IDModifier(id: AnyHashable(id)))
  }
}

/// Gives a view an identity: with another one it is another view.
struct IDModifier: DrawnModifier {
  let id: AnyHashable

  func draw(_ content: @escaping (DrawContext) -> [Node], in context: DrawContext) -> [Node] {
    [Node("id", ["id": id], role: .modifier, children: content(context.inside(id)))]
  }
}
