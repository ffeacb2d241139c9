import NavgenSource

/// What a parameter is when nobody says: a value of its type, or `nil` with the reason added.
func resolveDefault(
  _ text: Located<String>, as type: ParameterType, diagnostics: inout DiagnosticList
) -> DefaultValue? {
  switch type {
  case .optional(let wrapped):
    if text.value == "nil" { return .nothing }
    return resolveDefault(text, as: wrapped, diagnostics: &diagnostics)
  case .array(let element):
    return resolveArray(text, of: element, &diagnostics)
  case .payloadEnum(let payload):
    return resolveCase(text, of: payload, &diagnostics)
  case .external:
    return resolveExternal(text, as: type, &diagnostics)
  case .builtIn(let builtIn):
    return resolveBuiltIn(text, as: builtIn, &diagnostics)
  }
}

private func resolveArray(
  _ text: Located<String>, of element: ParameterType, _ diagnostics: inout DiagnosticList
) -> DefaultValue? {
  guard text.value.unicodeScalars.first == "[" else {
    diagnostics.add(.unfitDefault(text, for: .array(element)))
    return nil
  }
  switch arrayItems(text) {
  case .failure(let fault):
    diagnostics.add(.malformedDefault(text, fault))
    return nil
  case .success(let items):
    let values = items.compactMap { resolveDefault($0, as: element, diagnostics: &diagnostics) }
    return values.count == items.count ? .list(values) : nil
  }
}

/// The items of a text that begins with a bracket.
private func arrayItems(_ text: Located<String>) -> Result<[Located<String>], ExpressionFault> {
  let value = text.value.unicodeScalars
  guard value.count > 1, value.last == "]" else { return .failure(.unclosed("[")) }
  let inside = text.part(value.index(after: value.startIndex)..<value.index(before: value.endIndex))
  return inside.trimmed.value.isEmpty ? .success([]) : expressionItems(in: inside)
}

private func resolveCase(
  _ text: Located<String>, of payload: PayloadEnum, _ diagnostics: inout DiagnosticList
) -> DefaultValue? {
  if let match = payload.cases.first(where: { $0.id == text.value }) {
    return .enumCase(match.name)
  }
  diagnostics.add(.unknownCase(text, of: payload))
  return nil
}

private func resolveExternal(
  _ text: Located<String>, as type: ParameterType, _ diagnostics: inout DiagnosticList
) -> DefaultValue? {
  if text.value == "nil" {
    diagnostics.add(.unfitDefault(text, for: type))
    return nil
  }
  if let fault = expressionFault(in: text) {
    diagnostics.add(.malformedDefault(text, fault))
    return nil
  }
  return .expression(text.value)
}

private func resolveBuiltIn(
  _ text: Located<String>, as type: BuiltInType, _ diagnostics: inout DiagnosticList
) -> DefaultValue? {
  let isQuoted = text.value.unicodeScalars.first == "\""
  var value = text.value
  if isQuoted {
    switch stringValue(text.value) {
    case .success(let unquoted): value = unquoted
    case .failure(let fault):
      diagnostics.add(.malformedDefault(text, fault))
      return nil
    }
  }
  if let value = builtInValue(value, isQuoted: isQuoted, of: type) { return value }
  diagnostics.add(type == .url ? .urlDefault(text) : .unfitDefault(text, for: .builtIn(type)))
  return nil
}
