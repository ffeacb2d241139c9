import NavgenSource

/// Why a parameter cannot stand where a pattern has it.
enum PlacementFault {
  case optionalBeforeEnd
  case arrayBeforeEnd
  case arrayWithText
}

/// Why a parameter cannot stand in any pattern.
enum LinkTypeFault {
  /// A type of the app that is not said to have a form as text.
  case notLinkable(ExternalType)
  case optionalArray
  /// An array of arrays or of optionals.
  case nestedArray
  /// An address without items would mean two things.
  case arrayDefault
}

/// Reports the parameters of a pattern that cannot stand where they do.
func checkPlaceholders(
  in syntax: PatternSyntax, _ parameters: [RouteParameter], diagnostics: inout DiagnosticList
) {
  for placeholder in syntax.parameters {
    let parameter = parameters[placeholder.parameter]
    guard let fault = linkFault(of: parameter) else { continue }
    diagnostics.add(.unfitForLink(parameter, fault, at: placeholder.place))
  }
  for (index, segment) in syntax.segments.enumerated() {
    guard case .placeholder(let placeholder) = segment else { continue }
    let parameter = parameters[placeholder.parameter]
    let isLast = index == syntax.segments.count - 1
    if let fault = placementFault(of: parameter, as: placeholder, isLast: isLast) {
      diagnostics.add(.misplacedParameter(parameter, fault, at: placeholder.place))
    }
  }
}

private func linkFault(of parameter: RouteParameter) -> LinkTypeFault? {
  switch parameter.type {
  case .optional(.array): return .optionalArray
  case .optional(let wrapped): return linkFault(of: wrapped)
  case .array(.array), .array(.optional): return .nestedArray
  case .array(let element):
    if let fault = linkFault(of: element) { return fault }
    return parameter.defaultValue.map { $0 == .list([]) } ?? true ? nil : .arrayDefault
  default: return linkFault(of: parameter.type)
  }
}

/// Of a type that is neither an array nor optional.
private func linkFault(of type: ParameterType) -> LinkTypeFault? {
  guard case .external(let external) = type, !external.isLinkable else { return nil }
  return .notLinkable(external)
}

private func placementFault(
  of parameter: RouteParameter, as placeholder: PlaceholderSyntax, isLast: Bool
) -> PlacementFault? {
  if parameter.type.isArray {
    if !isLast { return .arrayBeforeEnd }
    return placeholder.prefix.isEmpty && placeholder.suffix.isEmpty ? nil : .arrayWithText
  }
  return parameter.defaultValue == nil || isLast ? nil : .optionalBeforeEnd
}
