/// A pattern with what it leads to.
struct LinkCase {
  /// What an address can lead to.
  enum Kind: String {
    case tab
    case route
    case modal
  }

  let kind: Kind
  /// The tab's, the route's or the modal's.
  let name: SwiftName
  let parameters: [RouteParameter]
  let pattern: LinkPattern
  /// Counts the patterns of the same target from 1; the first one is built.
  let number: Int

  /// The call that reads the pattern's values. The kind keeps a route and a modal of one name apart.
  var readerName: String {
    name.text + kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst() + String(number)
  }
}

/// All patterns of a spec: those of tabs, of routes and of modals, each in the order of the file.
func linkCases(_ model: NavigationModel) -> [LinkCase] {
  model.tabs.flatMap { entries(.tab, $0.name, [], $0.links) }
    + model.routes.flatMap { entries(.route, $0.name, $0.parameters, $0.links) }
    + model.modals.flatMap { entries(.modal, $0.name, $0.parameters, $0.links) }
}

private func entries(
  _ kind: LinkCase.Kind, _ name: SwiftName, _ parameters: [RouteParameter], _ links: [LinkPattern]
) -> [LinkCase] {
  links.enumerated().map { index, pattern in
    LinkCase(
      kind: kind, name: name, parameters: parameters, pattern: pattern, number: index + 1)
  }
}

extension RouteParameter {
  /// Whether an address can do without it.
  var mayBeAbsent: Bool { defaultValue != nil || type.isOptional }

  /// The type of one value in an address: that of an item of an array, of what an optional holds.
  var addressType: ParameterType {
    switch type {
    case .optional(let wrapped): return wrapped
    case .array(let element): return element
    case .builtIn, .payloadEnum, .external: return type
    }
  }
}
