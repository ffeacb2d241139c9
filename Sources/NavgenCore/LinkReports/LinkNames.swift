package import NavgenSource

/// The kind and the id of what an address leads to.
package struct LinkTargetName: Equatable, Sendable {
  /// `tab`, `route` or `modal`.
  package let kind: String
  package let id: String

  /// As a sentence names it.
  package var words: String { "\(kind) \(id)" }
  /// An object with the kind as its key.
  package var json: JSONValue { .object([JSONMember(kind, .text(id))]) }
}

extension NavigationModel {
  /// What a target is called in the spec.
  package func name(of target: LinkTarget) -> LinkTargetName {
    switch target {
    case .tab(let index): return LinkTargetName(kind: "tab", id: tabs[index].id)
    case .route(let index): return LinkTargetName(kind: "route", id: routes[index].id)
    case .modal(let index): return LinkTargetName(kind: "modal", id: modals[index].id)
    }
  }
}
