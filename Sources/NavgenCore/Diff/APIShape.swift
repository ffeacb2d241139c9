import NavgenSource

/// What code can rely on in the generated files.
struct APIShape {
  let enums: [APIEnum]
  /// The calls of the store that only some specs have.
  let calls: [APICall]
  let access: AccessLevel
}

/// A generated enum.
struct APIEnum {
  /// Without the prefix that all types of an app have; the whole name of a payload enum.
  let name: String
  let hasPrefix: Bool
  let cases: [APICase]
}

/// A case that code names, switches over and makes.
struct APICase {
  /// As in the spec; a renamed case is recognised by it.
  let id: String
  let formerIds: [String]
  let name: SwiftName
  let payload: [APIParameter]
  let declaration: SourceRange?
}

/// A value of a case.
struct APIParameter: Hashable {
  let label: String
  let type: String
  let hasDefault: Bool
}

/// A call or a property of the store, in words that say all of its signature.
struct APICall {
  let name: String
  let signature: String
  let declaration: SourceRange?
}

/// What code can rely on in what is generated from a model.
func apiShape(of model: NavigationModel) -> APIShape {
  var enums = [APIEnum(name: "Tab", hasPrefix: true, cases: model.tabs.map(APICase.init))]
  if model.hasActions {
    enums.append(
      APIEnum(name: "TabItem", hasPrefix: true, cases: model.items.map { model.item($0) }))
  }
  if model.hasRoutes {
    enums.append(APIEnum(name: "Route", hasPrefix: true, cases: model.routes.map(APICase.init)))
  }
  if model.hasModals {
    enums.append(APIEnum(name: "Modal", hasPrefix: true, cases: model.modals.map(APICase.init)))
  }
  enums += model.enums.map { type in
    APIEnum(
      name: type.name, hasPrefix: false,
      cases: type.cases.map {
        APICase(id: $0.id, formerIds: [], name: $0.name, payload: [], declaration: nil)
      })
  }
  return APIShape(enums: enums, calls: calls(of: model), access: model.access)
}

private func calls(of model: NavigationModel) -> [APICall] {
  let flags = model.flags.map {
    APICall(name: "the flag '\($0.name.text)'", signature: "", declaration: $0.declaration)
  }
  let badges = model.tabs.filter(\.hasBadge).map {
    APICall(name: "the badge of the tab '\($0.id)'", signature: "", declaration: $0.declaration)
  }
  let routes = model.routes.compactMap { route in
    route.result.map {
      APICall(
        name: "the result of the route '\(route.id)'", signature: $0.spelling,
        declaration: route.declaration)
    }
  }
  let modals = model.modals.compactMap { modal in
    modal.result.map {
      APICall(
        name: "the result of the modal '\(modal.id)'", signature: $0.spelling,
        declaration: modal.declaration)
    }
  }
  return flags + badges + routes + modals
}

extension NavigationModel {
  fileprivate func item(_ item: TabBarItem) -> APICase {
    switch item {
    case .tab(let index): return APICase(tabs[index])
    case .action(let action):
      return APICase(
        id: action.id, formerIds: [], name: action.name, payload: [],
        declaration: action.declaration)
    }
  }
}

extension APICase {
  fileprivate init(_ tab: Tab) {
    self.init(
      id: tab.id, formerIds: tab.formerIds, name: tab.name, payload: [],
      declaration: tab.declaration)
  }

  fileprivate init(_ route: Route) {
    self.init(
      id: route.id, formerIds: route.formerIds, name: route.name,
      payload: route.parameters.map(APIParameter.init), declaration: route.declaration)
  }

  fileprivate init(_ modal: Modal) {
    self.init(
      id: modal.id, formerIds: modal.formerIds, name: modal.name,
      payload: modal.parameters.map(APIParameter.init), declaration: modal.declaration)
  }
}

extension APIParameter {
  fileprivate init(_ parameter: RouteParameter) {
    self.init(
      label: parameter.name.text, type: parameter.type.spelling,
      hasDefault: parameter.defaultValue != nil)
  }

  var spelling: String { "\(label): \(type)\(hasDefault ? " = …" : "")" }
}
