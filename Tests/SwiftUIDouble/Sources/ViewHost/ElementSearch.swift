#if os(Linux)
  import SwiftUI

  /// An element with what activating it does.
  struct FoundElement {
    let element: ViewElement
    let action: (() -> Void)?
  }

  /// Finds the elements of a tree, as assistive technologies do.
  @MainActor struct ElementSearch {
    private(set) var found: [FoundElement] = []

    mutating func collect(_ node: Node) {
      collect(node, Attributes())
    }

    /// - Parameter said: What the modifiers right around the node say.
    private mutating func collect(_ node: Node, _ said: Attributes) {
      guard node.isShown, node.name != "hidden" else { return }
      switch node.role {
      case .modifier:
        collectModified(node, said)
      case .button(let action):
        add(.button, node, said, action)
      case .link(let action):
        add(.link, node, said, action)
      case .text:
        add(.text, node, said, nil)
      case .image:
        add(.image, node, said, nil)
      case .plain, .companion, .tabs, .stack, .screen, .scroll:
        collectContainer(node, said)
      }
    }

    private mutating func collectModified(_ node: Node, _ said: Attributes) {
      var inner = said
      inner.add(node)
      let behaviour = node.name == "accessibilityElement" ? node.values["value"] as? String : nil
      if behaviour == "ignore" || behaviour == "combine" {
        return add(.container, node, inner, nil, readsInside: behaviour == "combine")
      }
      if behaviour == "contain" {
        add(.container, node, inner, nil, readsInside: false)
        inner = Attributes(inside: inner)
      }
      for child in node.children {
        if case .companion = child.role {
          collect(child, Attributes(inside: said))
        } else {
          collect(child, inner)
        }
      }
    }

    private mutating func collectContainer(_ node: Node, _ said: Attributes) {
      if said.saysSomething { add(.container, node, said, nil, readsInside: false) }
      for child in node.children { collect(child, Attributes(inside: said)) }
    }

    private mutating func add(
      _ kind: ViewElement.Kind, _ node: Node, _ said: Attributes, _ action: (() -> Void)?,
      readsInside: Bool = true
    ) {
      let inside = readsInside ? InnerReading(node) : InnerReading()
      var traits = inside.said.traits.union(said.traits)
      if kind == .button || kind == .link { traits.insert("isButton") }
      found.append(
        FoundElement(
          element: ViewElement(
            kind: kind,
            label: said.label ?? inside.said.label ?? inside.texts.joined(separator: ", "),
            value: said.value ?? inside.said.value, traits: traits.subtracting(said.removedTraits),
            identifier: said.identifier ?? inside.said.identifier, isHidden: said.isHidden,
            isEnabled: said.isEnabled && (action != nil || kind != .link),
            minimumWidth: max(said.minimumWidth, inside.said.minimumWidth),
            minimumHeight: max(said.minimumHeight, inside.said.minimumHeight),
            modifiers: said.modifiers + inside.said.modifiers, images: inside.images),
          action: action))
    }
  }

  /// What is inside an element: its texts and images, and what modifiers in it say.
  private struct InnerReading {
    var texts: [String] = []
    var images: [String] = []
    var said = Attributes()

    init() {}

    init(_ node: Node) {
      read(node)
    }

    private mutating func read(_ node: Node) {
      guard node.isShown, node.name != "hidden" else { return }
      if case .modifier = node.role { said.add(node) }
      if node.values["value"] as? Bool == true, node.name == "accessibilityHidden" { return }
      if case .text(let text) = node.role { texts.append(text) }
      if case .image(let name) = node.role {
        images.append(name)
        if let label = node.values["label"] as? String { texts.append(label) }
      }
      for child in node.children { read(child) }
    }
  }
#endif
