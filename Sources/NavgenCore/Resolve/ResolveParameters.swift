import NavgenSource

/// The most values that a route or a modal may carry: more make a case that nobody can call.
let parameterLimit = 50

/// What carries values.
enum ParameterOwner {
  case route
  case modal
}

/// The parameters of a route or a modal; `nil` when one of them has an error, or when there are too many.
func resolveParameters(
  _ specs: [ParameterSpec], of owner: ParameterOwner, _ id: Located<String>, types: TypeTable,
  diagnostics: inout DiagnosticList
) -> [RouteParameter]? {
  guard specs.count <= parameterLimit else {
    diagnostics.add(
      .tooManyParameters(of: owner, id, count: specs.count, limit: parameterLimit))
    return nil
  }
  let formerIds = resolveFormerIds(
    specs.map { RenamedItem(id: $0.id, formerIds: $0.was) }, as: .parameter,
    diagnostics: &diagnostics)
  var found = DiagnosticList()
  let names = resolveIds(specs.map(\.id), as: .parameter, diagnostics: &found)
  diagnostics.add(contentsOf: found)
  // Not by way of a list of their own: what lies beyond the limit of errors must not be made.
  let parameters = zip(zip(specs, names), formerIds).compactMap { spec, formerIds in
    resolveParameter(spec.0, named: spec.1, formerIds: formerIds, types, &diagnostics)
  }
  return found.hasErrors || parameters.count < specs.count ? nil : parameters
}

private func resolveParameter(
  _ spec: ParameterSpec, named name: SwiftName, formerIds: [String], _ types: TypeTable,
  _ diagnostics: inout DiagnosticList
) -> RouteParameter? {
  guard let written = spec.type,
    let (type, defaultText) = resolveWrittenType(written, types, &diagnostics)
  else { return nil }
  var value: DefaultValue? = type.isOptional ? .nothing : nil
  if let defaultText {
    value = resolveDefault(defaultText, as: type, diagnostics: &diagnostics)
    if value == nil { return nil }
  }
  return RouteParameter(
    id: spec.id.value, name: name, type: type, defaultValue: value, formerIds: formerIds,
    declaration: spec.id.range)
}

/// The type that a route or a modal gives back; a default is none of it.
func resolveResult(
  _ written: WrittenType?, types: TypeTable, diagnostics: inout DiagnosticList
) -> ParameterType? {
  guard let written, let result = resolveWrittenType(written, types, &diagnostics) else {
    return nil
  }
  if let defaultText = result.defaultText { diagnostics.add(.resultWithDefault(defaultText)) }
  return result.type
}

private func resolveWrittenType(
  _ written: WrittenType, _ types: TypeTable, _ diagnostics: inout DiagnosticList
) -> (type: ParameterType, defaultText: Located<String>?)? {
  switch written {
  case .text(let text):
    guard let syntax = parseParameter(text, diagnostics: &diagnostics),
      let type = resolveTypeSyntax(syntax.type, types, &diagnostics)
    else { return nil }
    if let defaultText = syntax.defaultText, defaultText.value.isEmpty {
      diagnostics.add(.malformedDefault(defaultText, .empty))
      return nil
    }
    return (type, syntax.defaultText)
  case .list(let items):
    guard let item = items.value.first, items.value.count == 1 else {
      diagnostics.add(.malformedType(nil, .listCount(items.value.count), at: items.range))
      return nil
    }
    guard let (type, defaultText) = resolveWrittenType(item, types, &diagnostics) else {
      return nil
    }
    if let defaultText {
      diagnostics.add(.malformedType(nil, .defaultInList, at: defaultText.range))
      return nil
    }
    return (.array(type), nil)
  }
}

private func resolveTypeSyntax(
  _ syntax: TypeSyntax, _ types: TypeTable, _ diagnostics: inout DiagnosticList
) -> ParameterType? {
  switch syntax {
  case .optional(let wrapped):
    return resolveTypeSyntax(wrapped, types, &diagnostics).map(ParameterType.optional)
  case .array(let element):
    return resolveTypeSyntax(element, types, &diagnostics).map(ParameterType.array)
  case .name(let name):
    if let type = types[name.value] { return type }
    diagnostics.add(.unknownType(name, known: types.names))
    return nil
  }
}
