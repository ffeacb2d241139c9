extension NavigationModel {
  /// What a link to a route pushes: its parents and itself, with their values.
  func frames(of route: Route, _ values: LinkValues) -> [LinkFrame] {
    let parents = route.parents.map { parent in
      let target = routes[parent.route]
      var inherited: LinkValues = [:]
      for (index, parameter) in target.parameters.enumerated() {
        let argument = parent.arguments.first { $0.label == parameter.name }
        inherited[index] = argument.flatMap { value(of: $0, parameter.type, route, values) }
      }
      return LinkFrame(id: target.id, inherited, target.parameters)
    }
    return parents + [LinkFrame(id: route.id, values, route.parameters)]
  }

  private func value(
    of argument: ParentArgument, _ type: ParameterType, _ route: Route, _ values: LinkValues
  ) -> LinkFrame.Value? {
    switch argument.value {
    case .parameter(let name):
      guard let index = route.parameters.firstIndex(where: { $0.name == name }) else { return nil }
      return values[index] ?? route.parameters[index].defaultInLinks
    case .value(let value):
      return value.inLinks(of: type)
    }
  }
}

extension LinkFrame {
  /// A frame with the values that a link has; the others take their defaults.
  init(id: String, _ values: LinkValues, _ parameters: [RouteParameter]) {
    self.id = id
    self.values = parameters.enumerated().compactMap { index, parameter in
      (values[index] ?? parameter.defaultInLinks).map { (parameter.id, $0) }
    }
  }
}

extension RouteParameter {
  /// Its default as canonical text; `nil` for none, for `nil`, and for what only the app can tell.
  fileprivate var defaultInLinks: LinkFrame.Value? {
    defaultValue.flatMap { $0.inLinks(of: type) }
  }
}
