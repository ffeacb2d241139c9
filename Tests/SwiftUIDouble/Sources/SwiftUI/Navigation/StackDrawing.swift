/// Draws a stack: its root and a screen for each element. The last one is shown, the others live on.
@MainActor struct StackDrawing {
  let path: StackPath
  let context: DrawContext

  func node(root: (DrawContext) -> [Node]) -> Node {
    let registry = StackRegistry(path: path)
    let inside = context.with {
      $0.stack = registry
      $0.isInLazyContainer = false
    }
    let elements = path.read()
    var places: [DrawContext] = [inside.inside("root")]
    var screens = [Node("screen", role: .screen, children: root(places[0]))]
    for (index, element) in elements.enumerated() {
      let place = inside.inside(index).inside(element).with {
        $0.environment.presentation = back(index)
      }
      places.append(place)
      screens.append(screen(of: element, in: place, registry))
    }
    for extra in registry.extras {
      let place = inside.inside("extra").inside(extra.id)
      places.append(place)
      screens.append(Node("screen", role: .screen, children: extra.draw(place)))
    }
    for index in screens.indices.dropLast() {
      screens[index].isShown = false
      context.pass.hide(places[index].identity)
    }
    return Node(
      "NavigationStack", ["path": path.kind.rawValue],
      role: .stack(state(elements, registry.extras)), children: screens)
  }

  private func screen(
    of element: AnyHashable, in place: DrawContext, _ registry: StackRegistry
  ) -> Node {
    let value = ["value": element.base]
    if let nodes = registry.draw(element, in: place) {
      return Node("screen", value, role: .screen, children: nodes)
    }
    place.pass.report("no navigationDestination takes \(element.base): its screen stays empty")
    return Node("screen", value, role: .screen)
  }

  private func state(
    _ elements: [AnyHashable], _ extras: [StackRegistry.ExtraScreen]
  ) -> StackState {
    let path = path
    let pop = { path.keep(elements.count - 1) }
    let goBack = extras.last?.remove ?? (elements.isEmpty ? nil : pop)
    return StackState(
      elements: elements, depth: elements.count + extras.count, bindingKind: path.kind,
      goBack: goBack
    ) {
      for extra in extras { extra.remove() }
      if !path.read().isEmpty { path.keep(0) }
    }
  }

  /// What `dismiss` does on the screen of an element: the elements from it on leave the path.
  private func back(_ index: Int) -> DismissAction {
    let path = path
    return DismissAction {
      if path.read().count > index { path.keep(index) }
    }
  }
}
