extension NavigationModel {
  /// The types of all parameters and results, without what stands around them: no optionals, no arrays.
  var typesInUse: [ParameterType] {
    let parameters = routes.flatMap(\.parameters) + modals.flatMap(\.parameters)
    let results = routes.map(\.result) + modals.map(\.result)
    return (parameters.map(\.type) + results.compactMap(\.self)).flatMap(\.leaves)
  }
}
