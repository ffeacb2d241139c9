package import NavgenSource

/// An answer about one address, for other tools. The reason is there only when nothing opens.
package func resolutionJSON(_ resolution: LinkResolution, _ model: NavigationModel) -> JSONValue {
  var members = [
    JSONMember("outcome", .text(resolution.outcome.rawValue)),
    JSONMember("tab", .text(orNull: resolution.tab)),
    JSONMember("path", .list(resolution.path.map { $0.json(kind: "route") })),
    JSONMember("modal", resolution.modal?.json(kind: "modal") ?? .null),
    JSONMember("flags", .list(resolution.flags.map(JSONValue.text))),
    JSONMember("candidates", .list(resolution.candidates.map { $0.json(model) })),
  ]
  if let reason = resolution.reason { members.append(JSONMember("reason", .text(reason))) }
  return .object(members)
}

extension LinkFrame {
  fileprivate func json(kind: String) -> JSONValue {
    let values = values.map { JSONMember($0.id, $0.value.json) }
    return .object([JSONMember(kind, .text(id)), JSONMember("params", .object(values))])
  }
}

extension LinkFrame.Value {
  fileprivate var json: JSONValue {
    switch self {
    case .one(let text): return .text(text)
    case .several(let texts): return .list(texts.map(JSONValue.text))
    }
  }
}

extension LinkCandidate {
  fileprivate func json(_ model: NavigationModel) -> JSONValue {
    [
      "pattern": .text(entry.pattern.text),
      "target": model.name(of: entry.target).json,
      "won": .flag(verdict == .won),
      "reason": .text(orNull: verdict.reason),
    ]
  }
}
