import NavgenSource

/// What code can rely on in the generated files.
struct APIShape {
  let enums: [APIEnum]
  /// What the store has for some flags, tabs, routes and modals only.
  let members: [APIMember]
  let access: AccessLevel
}

/// A generated enum.
struct APIEnum {
  enum Kind: Hashable {
    case tab
    case tabItem
    case route
    case modal
    /// An enum of the spec, by its name.
    case payload(String)
  }

  let kind: Kind
  /// As Swift spells it.
  let name: String
  let cases: [APICase]
  /// Where the spec declares it or begins to list its cases.
  let declaration: SourceRange
}

/// A case that code names, switches over and makes.
struct APICase {
  /// As in the spec; a renamed case is recognised by it.
  let id: String
  let formerIds: [String]
  let name: SwiftName
  let payload: [APIParameter]
  let declaration: SourceRange
}

/// A value of a case.
struct APIParameter: Hashable {
  let label: String
  let type: String
  let hasDefault: Bool
}

/// Something in a spec that the store may have a member for.
struct APIMember {
  enum Kind: Hashable {
    case flag
    case badge
    case routeResult
    case modalResult
  }

  let kind: Kind
  /// That of the flag, the tab, the route or the modal.
  let id: String
  let formerIds: [String]
  /// What the store has for it; `nil` when it has nothing.
  let type: String?
  let declaration: SourceRange
}

/// What code can rely on in what is generated from a model.
func apiShape(of model: NavigationModel) -> APIShape {
  let places = model.specPlaces
  func generated(
    _ kind: APIEnum.Kind, _ type: GeneratedType, _ cases: [APICase], _ key: NavigationSpec.Key
  ) -> APIEnum {
    APIEnum(kind: kind, name: type.name(in: model.name), cases: cases, declaration: places[key])
  }
  var enums = [generated(.tab, .tab, model.tabs.map(APICase.init), .tabs)]
  if model.hasActions {
    enums.append(generated(.tabItem, .tabItem, model.items.map { model.item($0) }, .tabs))
  }
  if model.hasRoutes {
    enums.append(generated(.route, .route, model.routes.map(APICase.init), .routes))
  }
  if model.hasModals {
    enums.append(generated(.modal, .modal, model.modals.map(APICase.init), .modals))
  }
  enums += model.enums.map { type in
    APIEnum(
      kind: .payload(type.name), name: type.name,
      cases: type.cases.map { APICase($0, of: type.name, places) },
      declaration: places.type(type.name))
  }
  return APIShape(enums: enums, members: members(of: model), access: model.access)
}

private func members(of model: NavigationModel) -> [APIMember] {
  let flags = model.flags.map {
    APIMember(kind: .flag, id: $0.id, formerIds: [], type: "Bool", declaration: $0.declaration)
  }
  let badges = model.tabs.map { tab in
    APIMember(
      kind: .badge, id: tab.id, formerIds: tab.formerIds, type: tab.hasBadge ? "Badge" : nil,
      declaration: tab.declaration)
  }
  let routes = model.routes.map { route in
    APIMember(
      kind: .routeResult, id: route.id, formerIds: route.formerIds, type: route.result?.spelling,
      declaration: route.declaration)
  }
  let modals = model.modals.map { modal in
    APIMember(
      kind: .modalResult, id: modal.id, formerIds: modal.formerIds, type: modal.result?.spelling,
      declaration: modal.declaration)
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

  fileprivate init(_ value: PayloadEnum.Case, of type: String, _ places: SpecPlaces) {
    self.init(
      id: value.id, formerIds: [], name: value.name, payload: [],
      declaration: places.enumCase(value.id, of: type))
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
