import NavgenSource

/// What an address leads to, by its index in the model.
package enum LinkTarget: Hashable, Sendable {
  case tab(Int)
  case route(Int)
  case modal(Int)
}

/// A pattern and whose it is.
package struct LinkEntry: Sendable {
  package let target: LinkTarget
  package let pattern: LinkPattern
  /// Those of the target, which the pattern names by index.
  package let parameters: [RouteParameter]
}

extension NavigationModel {
  /// All patterns: those of the tabs, the routes and the modals, in the order of the file.
  package var linkEntries: [LinkEntry] {
    let tabs = tabs.enumerated().flatMap { index, tab in
      tab.links.map { LinkEntry(target: .tab(index), pattern: $0, parameters: []) }
    }
    let routes = routes.enumerated().flatMap { index, route in
      route.links.map {
        LinkEntry(target: .route(index), pattern: $0, parameters: route.parameters)
      }
    }
    let modals = modals.enumerated().flatMap { index, modal in
      modal.links.map {
        LinkEntry(target: .modal(index), pattern: $0, parameters: modal.parameters)
      }
    }
    return tabs + routes + modals
  }

  /// The ids of the flags that must be set for a target to be shown where an address shows it: its own, and those
  /// of the first tab that takes it. Without those of the tab, the next one that takes it does.
  func flags(of target: LinkTarget) -> [String] {
    let needed: [Int]
    switch target {
    case .tab(let index): needed = tabs[index].flags
    case .route(let index):
      needed = routes[index].flags + tabs[routes[index].tabs?.first ?? 0].flags
    case .modal: needed = []
    }
    return Set(needed).sorted().map { flags[$0].id }
  }
}

extension RouteParameter {
  /// Whether an address need not say what it is: an array has no items then.
  var canBeAbsent: Bool { defaultValue != nil || type.isOptional || type.isArray }
}

extension ParameterType {
  /// Whether an address may have it several times.
  var isArray: Bool { if case .array = self { true } else { false } }
}
