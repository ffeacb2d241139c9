import NavgenSource

// What can be wrong with an action of the bar.
extension Diagnostic {
  static func actionAsTab(_ name: Located<String>, action: TabSpec) -> Diagnostic {
    Diagnostic(
      .error, id: "action-as-tab", "\(quoted(name.value)) is an action, expected a tab",
      at: name.range, notes: [action.opensNote], help: "name a tab without 'opens'")
  }

  static func actionWithOption(_ key: Located<TabSpec.Key>, of action: TabSpec) -> Diagnostic {
    let name = quoted(key.value.rawValue)
    return Diagnostic(
      .error, id: "action-with-options",
      "\(name) is for tabs, but \(quoted(action.id.value)) is an action", at: key.range,
      notes: [action.opensNote],
      help: key.value == .link
        ? "write it at the modal that the action opens"
        : "remove \(name), or 'opens' if it is meant as a tab")
  }

  /// - Parameter isOther: What it is instead, with its article, if it is declared.
  static func unknownModal(
    _ modal: Located<String>, isOther: String?, known: [String]
  ) -> Diagnostic {
    let name = quoted(modal.value)
    return Diagnostic(
      .error, id: "unknown-modal",
      isOther.map { "\(name) is \($0), expected a modal" } ?? "\(name) is not a modal",
      at: modal.range,
      help: suggestion(for: modal.value, in: known)
        ?? listing(known, as: "modal")
        + (isOther == nil
          ? "declare it under 'modals'" : "declare it under 'modals' if it is to be presented"))
  }

  static func opensWithoutValue(
    _ action: TabSpec, modal: Located<String>, parameter: RouteParameter
  ) -> Diagnostic {
    let name = quoted(modal.value)
    let value = quoted("\(parameter.id): \(parameter.type.spelling)")
    return Diagnostic(
      .error, id: "opens-without-value",
      "\(quoted(action.id.value)) opens \(name), which needs \(value)", at: modal.range,
      notes: [Note("\(name) declares it here", at: parameter.declaration)],
      help: "give \(quoted(parameter.id)) a default, or make it optional")
  }
}

extension TabSpec {
  /// Why it is an action.
  fileprivate var opensNote: Diagnostic.Note {
    Diagnostic.Note("it opens a modal and is never selected", at: opens?.range ?? id.range)
  }
}
