/// The text of a lock: one line for each route, so that merges and reviews see single routes, and new
/// versions at the end.
package func lockText(of versions: [NavigationShape]) -> String {
  """
  # What every recorded version of this navigation can save, for those who update from it.
  # Written by 'navgen lock'. Commit it, and do not edit it.
  lock: \(NavigationLock.format)
  versions:

  """ + versions.map(text).joined()
}

private func text(of version: NavigationShape) -> String {
  var lines = ["  - fingerprint: \(quotedText(fingerprint(of: version)))"]
  lines += section("tabs", version.tabs.map { ($0.id, flowMap([was($0.formerIds)])) })
  lines += section("routes", version.routes.map { ($0.id, text(of: $0)) })
  lines += section("modals", version.modals.map { ($0.id, text(of: $0)) })
  lines += section("enums", version.enums.map { ($0.name, flowList($0.cases)) })
  lines += section(
    "types", version.types.map { ($0.name, $0.isCodable ? "{}" : "{ codable: false }") })
  return lines.map { "\($0)\n" }.joined()
}

private func section(_ name: String, _ entries: [(name: String, value: String)]) -> [String] {
  entries.isEmpty
    ? [] : ["    \(name):"] + entries.map { "      \(word($0.name)): \($0.value)" }
}

private func text(of route: RouteShape) -> String {
  flowMap([
    was(route.formerIds), route.tabs.map { "tabs: \(flowList($0))" },
    parametersText(route.parameters),
  ])
}

private func text(of modal: ModalShape) -> String {
  flowMap([
    was(modal.formerIds), modal.hasStack ? "stack: true" : nil, parametersText(modal.parameters),
  ])
}

private func parametersText(_ parameters: [ParameterShape]) -> String? {
  if parameters.isEmpty { return nil }
  return "params: " + flowMap(parameters.map { "\(word($0.id)): \(text(of: $0))" })
}

private func text(of parameter: ParameterShape) -> String {
  let type = quotedText(parameter.type)
  let saysDefault = parameter.hasDefault && !parameter.type.hasSuffix("?")
  if !saysDefault, parameter.formerIds.isEmpty { return type }
  return flowMap(["type: \(type)", saysDefault ? "default: true" : nil, was(parameter.formerIds)])
}

private func was(_ ids: [String]) -> String? {
  ids.isEmpty ? nil : "was: \(flowList(ids))"
}

private func flowMap(_ entries: [String?]) -> String {
  let entries = entries.compactMap(\.self)
  return entries.isEmpty ? "{}" : "{ \(entries.joined(separator: ", ")) }"
}

private func flowList(_ words: [String]) -> String {
  "[\(words.map(word).joined(separator: ", "))]"
}

/// An id or the name of a type, in quotes where YAML could take it for something else than text.
private func word(_ text: String) -> String {
  let reserved = ["y", "n", "yes", "no", "on", "off", "true", "false", "null"]
  return reserved.contains(text.lowercased()) ? quotedText(text) : text
}

/// Ids and types hold nothing that quotes would not hold.
private func quotedText(_ text: String) -> String { "\"\(text)\"" }
