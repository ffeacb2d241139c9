/// What a view came to when it was evaluated: a value to be read, with the nodes inside it.
///
/// Modifiers are nodes too, around what they modify. Nothing in a node changes; every evaluation makes
/// new ones.
package struct Node {
  /// The name of the view or modifier, as its source says it.
  package let name: String
  /// What the view or modifier was made with, by parameter name.
  package var values: [String: Any]
  /// What a host does with it.
  package var role: Role
  /// The nodes inside it, in the order of the source.
  package var children: [Node]
  /// The place of the view it came from.
  package internal(set) var place = Identity.root
  /// Whether the user sees it, as far as it is up to this node.
  package var isShown = true

  package init(
    _ name: String, _ values: [String: Any] = [:], role: Role = .plain, children: [Node] = []
  ) {
    self.name = name
    self.values = values
    self.role = role
    self.children = children
  }

  /// What a host does with a node.
  package enum Role {
    /// Nothing of its own: a container.
    case plain
    /// A modifier around its children.
    case modifier
    /// A part that stands beside the content of a modifier: an overlay, an inset.
    case companion
    /// A text, as it is shown.
    case text(String)
    /// An image, with the name of its symbol or asset.
    case image(String)
    /// Something to press.
    case button(() -> Void)
    /// A link, with what following it does; `nil` outside of a stack.
    case link((() -> Void)?)
    /// A tab bar with its tabs.
    case tabs(TabBar)
    /// A stack with its screens; each child is one.
    case stack(StackState)
    /// A screen of a stack.
    case screen
    /// Something that scrolls.
    case scroll(ScrollState)
  }
}
