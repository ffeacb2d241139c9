/// What saved state depends on in a navigation.
package func shape(of model: NavigationModel) -> NavigationShape {
  NavigationShape(
    tabs: model.tabs.map { TabShape(id: $0.id, formerIds: $0.formerIds.sorted()) }
      .sorted { $0.id < $1.id },
    routes: model.routes.map { shape(of: $0, in: model) }.sorted { $0.id < $1.id },
    modals: model.modals.map(shape).sorted { $0.id < $1.id },
    enums: model.enums.map { EnumShape(name: $0.name, cases: $0.cases.map(\.id).sorted()) }
      .sorted { $0.name < $1.name },
    types: model.externalTypes.map { TypeShape(name: $0.name, isCodable: $0.isCodable) }
      .sorted { $0.name < $1.name })
}

private func shape(of route: Route, in model: NavigationModel) -> RouteShape {
  RouteShape(
    id: route.id, formerIds: route.formerIds.sorted(),
    tabs: route.tabs.map { $0.map { model.tabs[$0].id }.sorted() },
    parameters: shape(of: route.parameters))
}

private func shape(of modal: Modal) -> ModalShape {
  ModalShape(
    id: modal.id, formerIds: modal.formerIds.sorted(), hasStack: modal.hasStack,
    parameters: shape(of: modal.parameters))
}

private func shape(of parameters: [RouteParameter]) -> [ParameterShape] {
  parameters
    .map {
      ParameterShape(
        id: $0.id, formerIds: $0.formerIds.sorted(), type: $0.type.spelling,
        hasDefault: $0.defaultValue != nil)
    }
    .sorted { $0.id < $1.id }
}
