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
}

extension RouteParameter {
  /// Whether an address need not have it.
  package var isOptionalInLinks: Bool {
    if case .array = type { return true }
    return type.isOptional || defaultValue != nil
  }

  /// Whether an address may have it several times.
  package var isRepeatedInLinks: Bool {
    if case .array = type { true } else { false }
  }
}
