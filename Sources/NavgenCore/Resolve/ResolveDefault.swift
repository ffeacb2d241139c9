import NavgenSource

/// What a parameter is when nobody says: a finished Swift expression of its type, or `nil` with the
/// reason added.
///
/// - Parameter column: How many columns stand before it on its line; 0 where it begins one.
func resolveDefault(
  _ text: Located<String>, as type: ParameterType, column: Int,
  diagnostics: inout DiagnosticList
) -> String? {
  switch type {
  case .optional(let wrapped):
    if text.value == "nil" { return "nil" }
    return resolveDefault(text, as: wrapped, column: column, diagnostics: &diagnostics)
  case .array(let element):
    return resolveArray(text, of: element, column: column, &diagnostics)
  case .payloadEnum(let payload):
    return resolveCase(text, of: payload, &diagnostics)
  case .external:
    return resolveExternal(text, as: type, &diagnostics)
  case .builtIn(let builtIn):
    return resolveBuiltIn(text, as: builtIn, column: column, &diagnostics)
  }
}

private func resolveArray(
  _ text: Located<String>, of element: ParameterType, column: Int,
  _ diagnostics: inout DiagnosticList
) -> String? {
  guard text.value.hasPrefix("[") else {
    diagnostics.add(.unfitDefault(text, for: .array(element)))
    return nil
  }
  switch arrayItems(text) {
  case .failure(let fault):
    diagnostics.add(.malformedDefault(text, fault))
    return nil
  case .success(let items):
    let expressions = items.compactMap {
      resolveDefault($0, as: element, column: 0, diagnostics: &diagnostics)
    }
    return expressions.count == items.count ? arrayLiteral(expressions, column: column) : nil
  }
}

/// The items of a text that begins with a bracket.
private func arrayItems(_ text: Located<String>) -> Result<[Located<String>], ExpressionFault> {
  let value = text.value
  guard value.count > 1, value.hasSuffix("]") else { return .failure(.unclosed("[")) }
  let inside = text.part(value.index(after: value.startIndex)..<value.index(before: value.endIndex))
  return inside.trimmed.value.isEmpty ? .success([]) : expressionItems(in: inside)
}

private func resolveCase(
  _ text: Located<String>, of payload: PayloadEnum, _ diagnostics: inout DiagnosticList
) -> String? {
  if let match = payload.cases.first(where: { $0.id == text.value }) {
    return ".\(match.name.member)"
  }
  diagnostics.add(.unknownCase(text, of: payload))
  return nil
}

private func resolveExternal(
  _ text: Located<String>, as type: ParameterType, _ diagnostics: inout DiagnosticList
) -> String? {
  if text.value == "nil" {
    diagnostics.add(.unfitDefault(text, for: type))
    return nil
  }
  if let fault = expressionFault(in: text) {
    diagnostics.add(.malformedDefault(text, fault))
    return nil
  }
  return text.value
}

private func resolveBuiltIn(
  _ text: Located<String>, as type: BuiltInType, column: Int,
  _ diagnostics: inout DiagnosticList
) -> String? {
  let isQuoted = text.value.hasPrefix("\"")
  var value = text.value
  if isQuoted {
    switch stringValue(text.value) {
    case .success(let unquoted): value = unquoted
    case .failure(let fault):
      diagnostics.add(.malformedDefault(text, fault))
      return nil
    }
  }
  if let expression = builtInExpression(value, isQuoted: isQuoted, of: type, column: column) {
    return expression
  }
  diagnostics.add(type == .url ? .urlDefault(text) : .unfitDefault(text, for: .builtIn(type)))
  return nil
}
