/// A modifier that does nothing but tell a test that it is there: a node with a name and values.
struct MarkModifier: DrawnModifier {
  let name: String
  let values: [String: Any]

  func draw(_ content: @escaping (DrawContext) -> [Node], in context: DrawContext) -> [Node] {
    [Node(name, values, role: .modifier, children: content(context))]
  }
}

extension View {
  /// The view with a mark around it: all that most modifiers need.
  nonisolated func marked(_ name: String, _ values: [String: Any?] = [:]) -> some View {
    DrawnModification(
      content: self, modifier: MarkModifier(name: name, values: values.compactMapValues { $0 }))
  }

  /// The view with another one beside it, such as an overlay or an inset.
  nonisolated func accompanied(
    by companion: some View, as name: String, _ values: [String: Any?] = [:]
  ) -> some View {
    DrawnModification(
      content: self,
      modifier: CompanionModifier(
        name: name, values: values.compactMapValues { $0 }, companion: companion))
  }

  /// The view drawn by a modifier of ours.
  nonisolated func drawn(by modifier: some DrawnModifier) -> some View {
    DrawnModification(content: self, modifier: modifier)
  }
}

/// A modifier that puts a view beside its content.
struct CompanionModifier<Companion: View>: DrawnModifier {
  let name: String
  let values: [String: Any]
  let companion: Companion

  func draw(_ content: @escaping (DrawContext) -> [Node], in context: DrawContext) -> [Node] {
    let beside = drawNodes(companion, in: context.inside(name))
    let child = Node("beside", role: .companion, children: beside)
    return [Node(name, values, role: .modifier, children: content(context) + [child])]
  }
}

/// A view with a modifier of ours around it.
struct DrawnModification<Content: View, Modifier: DrawnModifier>: View, DrawnView {
  typealias Body = Never
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let modifier: Modifier

  func draw(in context: DrawContext) -> [Node] {
    modifier.draw({ drawNodes(content, in: $0.inside("content")) }, in: context)
  }
}

/// A view that does nothing but hold others.
@MainActor protocol ContainerView: DrawnView {
  associatedtype Inside: View
  /// The views inside.
  var inside: Inside { get }
  /// What the container was made with.
  var values: [String: Any?] { get }
}

@MainActor extension ContainerView {
  var values: [String: Any?] { [:] }

  func draw(in context: DrawContext) -> [Node] {
    let name = unqualifiedName(of: type(of: self))
    let children = drawNodes(inside, in: context.inside(name))
    return [Node(name, values.compactMapValues { $0 }, children: children)]
  }
}
