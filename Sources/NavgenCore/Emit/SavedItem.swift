import NavgenTemplate

/// A route or a modal, as saved state sees it.
struct SavedItem {
  let name: SwiftName
  let id: String
  let formerIds: [String]
  let parameters: [RouteParameter]
  let removedParameterIds: [String]

  init(_ route: Route) {
    (name, id, formerIds) = (route.name, route.id, route.formerIds)
    (parameters, removedParameterIds) = (route.parameters, route.removedParameterIds)
  }

  init(_ modal: Modal) {
    (name, id, formerIds) = (modal.name, modal.id, modal.formerIds)
    (parameters, removedParameterIds) = (modal.parameters, modal.removedParameterIds)
  }
}

/// How a route or a modal is written to a frame and read from one.
///
/// One that needs a value which cannot be saved is neither: what is saved of a stack ends below it.
func codecRecord(_ item: SavedItem) -> Record {
  let missing = item.parameters.first { !$0.canBeRestored }
  let names = boundNames(item.parameters)
  let saved = zip(item.parameters, names).filter { $0.0.type.isCodable }
  return [
    "isSaved": .flag(missing == nil),
    "idLiteral": .text(stringLiteral(item.id)),
    "idPatternList": .text(patternList(([item.id] + item.formerIds).map(stringLiteral))),
    "patternText": .text(pattern(item, names: missing == nil ? names : [])),
    "savedParameters": .list(
      saved.map { parameter, name in
        ["savedArgumentList": .text(savedArguments(parameter, named: name))]
      }),
    "hasRemovedParameters": .flag(!item.removedParameterIds.isEmpty),
    "removedIdList": .text(
      bracketed(
        item.removedParameterIds.map(stringLiteral), in: ("(", ")"),
        column: "      frame.drop".count)),
    "restoredValue": .text(restoredValue(item)),
    "missingIdLiteral": .text(stringLiteral(missing?.id ?? "")),
  ]
}

/// The case, with a name for each value that is saved.
private func pattern(_ item: SavedItem, names: [String]) -> String {
  let start = ".\(item.name.member)"
  let bindings = zip(item.parameters, names).map { parameter, name in
    parameter.type.isCodable ? "let \(name)" : "_"
  }
  guard bindings.contains(where: { $0 != "_" }) else { return start }
  return start + parenthesized(bindings, column: "    case :".count + start.count)
}

/// What the values are called while they are written: their own names, but for words that mean something
/// else there.
private func boundNames(_ parameters: [RouteParameter]) -> [String] {
  let taken = Set(parameters.map(\.name.text))
  return parameters.map { parameter in
    guard swiftKeywords.contains(parameter.name.text) else { return parameter.name.text }
    var name = "\(parameter.name.text)Value"
    while taken.contains(name) { name += "Value" }
    return name
  }
}

/// The id of a parameter and what is saved of it.
private func savedArguments(_ parameter: RouteParameter, named name: String) -> String {
  bracketed(
    [stringLiteral(parameter.id), savedValue(parameter, named: name)], in: ("(", ")"),
    column: "      self.save".count)
}

private func restoredValue(_ item: SavedItem) -> String {
  callExpression(
    ".\(item.name.member)", item.parameters.map { restoredArgument($0) },
    isPayload: !item.parameters.isEmpty, column: "      self = ".count)
}

/// An argument that is read from a frame; what is not saved comes back as its default.
private func restoredArgument(_ parameter: RouteParameter) -> String {
  let label = parameter.name.argument
  guard parameter.type.isCodable else {
    return argument(parameter.name, parameter.defaultValue ?? .nothing)
  }
  let start = "\(label): try frame.\(parameter.reader.call)"
  let body = reading(parameter.type.unwrapped)
  let line = "\(start)(\(arguments(of: parameter).joined(separator: ", "))) { \(body) }"
  if deepestItem + line.count <= lineWidth, !line.contains("\n") { return line }
  let list = bracketed(
    arguments(of: parameter), in: ("(", ")"), column: deepestItem + start.count + " {".count)
  return "\(start)\(list) {\n  \(body)\n}"
}

/// The ids of a parameter, and what it is without a value.
private func arguments(of parameter: RouteParameter) -> [String] {
  let ids = ([parameter.id] + parameter.formerIds).map(stringLiteral)
  let label = parameter.reader.defaultLabel
  guard let label, let value = parameter.defaultValue, value != .nothing else { return ids }
  return ids + ["\(label): \(expression(value, column: deepestItem + label.count))"]
}
