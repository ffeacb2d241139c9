/// What is selected in a tab bar, and how it is changed.
struct TabSelection {
  /// `nil` before the user selects, where the app has no say.
  let value: AnyHashable?
  /// Whether the app has a say.
  let isBound: Bool
  let write: (AnyHashable) -> Void
}

/// Draws a tab bar with its tabs.
///
/// A tab is drawn from its first selection on, and keeps its state, while it is hidden as well. What is
/// drawn of a tab that is not selected is not shown.
@MainActor struct TabDrawing {
  private let context: DrawContext
  private let selection: TabSelection
  private let items: [TabItem]
  /// Whether tabs wait for their first selection.
  private let isLazy: Bool
  private let selected: Int?

  init(context: DrawContext, selection: TabSelection, items: [TabItem], isLazy: Bool) {
    self.context = context
    self.selection = selection
    self.items = items
    self.isLazy = isLazy
    selected = Self.index(of: selection, in: items)
    if selected == nil, !items.isEmpty {
      let value = selection.value.map { "\($0.base)" } ?? "nothing"
      context.pass.report("no tab has the selected value \(value): nothing is shown")
    }
  }

  var node: Node {
    let visited = context.pass.memory.object("visited", at: context.identity) { VisitedTabs() }
    if let selected { visited.identities.insert(items[selected].identity) }
    var children: [Node] = []
    var tabs: [TabItem] = []
    for (index, item) in items.enumerated() {
      var node = Node("tab", ["value": item.value?.base].compactMapValues { $0 })
      if !isLazy || visited.identities.contains(item.identity) { node.children = draw(item) }
      node.isShown = index == selected
      if index != selected { context.pass.hide(item.identity) }
      var tab = item
      tab.isSelected = index == selected
      tab.select = select(item, index, node)
      children.append(node)
      if !item.attributes.isHidden { tabs.append(tab) }
    }
    return Node("TabView", role: .tabs(TabBar(tabs: tabs)), children: children)
  }

  private func draw(_ item: TabItem) -> [Node] {
    var inside = context
    inside.identity = item.identity
    return item.draw(inside.inside("tab"))
  }

  /// What a tap does: it writes the selection, of a tab that is selected as well.
  private func select(_ item: TabItem, _ index: Int, _ node: Node) -> () -> Void {
    let selection = selection
    let value = item.value ?? AnyHashable(index)
    let write = { selection.write(value) }
    guard index == selected, let stack = node.firstShownStack else { return write }
    switch context.pass.options.retap {
    case .onlyWritesSelection:
      return write
    case .popsBefore:
      return {
        stack.popToRoot()
        write()
      }
    case .popsAfter:
      return {
        write()
        stack.popToRoot()
      }
    }
  }

  private static func index(of selection: TabSelection, in items: [TabItem]) -> Int? {
    guard let value = selection.value else { return items.isEmpty ? nil : 0 }
    let wanted = value.unwrapped
    return items.indices.first { index in
      (items[index].value ?? AnyHashable(index)).unwrapped == wanted
        && !items[index].attributes.isHidden
    }
  }
}

/// The tabs that were selected once.
private final class VisitedTabs {
  var identities: Set<Identity> = []
}

extension AnyHashable {
  /// The value inside an optional: a tag without one matches a selection with one.
  fileprivate var unwrapped: AnyHashable {
    let mirror = Mirror(reflecting: base)
    guard mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value else {
      return self
    }
    return (wrapped as? AnyHashable)?.unwrapped ?? self
  }
}

extension Node {
  /// The first stack of a tab.
  fileprivate var firstShownStack: StackState? {
    if case .stack(let state) = role { return state }
    for child in children {
      if let stack = child.firstShownStack { return stack }
    }
    return nil
  }
}
