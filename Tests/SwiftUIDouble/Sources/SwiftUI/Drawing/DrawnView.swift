/// A view that has no body and says by itself what it comes to.
///
/// It must not refine a public protocol: the interface of the module would show that.
@MainActor protocol DrawnView {
  func draw(in context: DrawContext) -> [Node]
}

/// A modifier that has no body and wraps the nodes of its content by itself.
@MainActor protocol DrawnModifier {
  func draw(_ content: @escaping (DrawContext) -> [Node], in context: DrawContext) -> [Node]
}

/// Evaluates a view: draws it, or links its state and draws its body.
@MainActor func drawNodes(_ view: some View, in context: DrawContext) -> [Node] {
  if let drawn = view as? any DrawnView {
    return drawn.draw(in: context).map { $0.placed(at: context.identity) }
  }
  let type = unqualifiedName(of: type(of: view))
  let inside = context.inside(type)
  guard inside.depth < DrawContext.greatestDepth else {
    context.pass.report("views are nested without an end in \(type)")
    return []
  }
  linkProperties(of: view, in: inside)
  return drawNodes(view.body, in: inside)
}

extension Node {
  /// The node with its place, unless it has one: the place of the innermost view it came from.
  fileprivate func placed(at place: Identity) -> Node {
    guard self.place == .root else { return self }
    var node = self
    node.place = place
    return node
  }
}

/// The name of a type without its module and its arguments.
func unqualifiedName(of type: Any.Type) -> String {
  let name = String(describing: type)
  return String(name.prefix { $0 != "<" })
}

/// A leaf has no body: reading one is a mistake of the double itself.
func missingBody(of view: Any) -> Never {
  preconditionFailure("\(type(of: view)) is drawn without a body")
}
