extension NavigationModel {
  /// The types of all parameters and results, without what stands around them: no optionals, no arrays.
  var typesInUse: [ParameterType] {
    let parameters = routes.flatMap(\.parameters) + modals.flatMap(\.parameters)
    let results = routes.map(\.result) + modals.map(\.result)
    return parameters.map(\.type.core) + results.compactMap { $0?.core }
  }
}

extension ParameterType {
  fileprivate var core: ParameterType {
    switch self {
    case .optional(let inner), .array(let inner): return inner.core
    case .builtIn, .payloadEnum, .external: return self
    }
  }
}
