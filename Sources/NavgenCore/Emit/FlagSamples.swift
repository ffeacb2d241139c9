import NavgenTemplate

/// What the generated tests know of flags, and of the tabs and actions that need some.
func flagSamplesRecord(_ model: NavigationModel) -> Record {
  let typeName = TypeNames(model).flags
  let local = "    let flags = \(typeName)".count
  let all = "  private static let allFlags = \(typeName)".count
  return [
    "flags": .list(
      model.flags.map {
        ["caseName": .text($0.name.declared), "memberName": .text($0.name.member)]
      }),
    "allFlagsArgumentList": .text(flagArguments(model, { _ in true }, column: all)),
    "noFlagsArgumentList": .text(flagArguments(model, { _ in false }, column: local)),
    "specFlagsArgumentList": .text(flagArguments(model, \.value, column: local)),
    "tabFlags": tabAnswers(model, about: "tab") { flagList($0.flags, in: model) },
    "tabFallbacks": tabAnswers(model, about: "tab") { fallback(of: $0, in: model) },
    "actionFlags": itemAnswers(model, others: "[]") { flagList($0.flags, in: model) },
    "actionModals": itemAnswers(model, others: "nil") { madeModal(of: $0, in: model) },
  ]
}

/// Some flags as an array literal, after a `return` in a case.
func flagList(_ flags: [Int], in model: NavigationModel) -> String {
  arrayLiteral(
    flags.map { ".\(model.flags[$0].name.member)" }, column: "      return ".count)
}

/// One answer per item of the bar.
///
/// - Parameter others: The answer for the tabs.
private func itemAnswers(
  _ model: NavigationModel, others: String, _ answer: (TabAction) -> String
) -> TemplateValue {
  let pairs = model.items.map { item in
    switch item {
    case .tab(let index): return (".\(model.tabs[index].name.member)", others)
    case .action(let action): return (".\(action.name.member)", answer(action))
    }
  }
  return answers(about: "item", pairs, column: 4)
}

/// What an action presents, with all defaults spelled out.
private func madeModal(of action: TabAction, in model: NavigationModel) -> String {
  let modal = model.modals[action.modal]
  let arguments = modal.parameters.map { argument($0.name, $0.defaultValue ?? .nothing) }
  return callExpression(
    ".\(modal.name.member)", arguments, isPayload: !modal.parameters.isEmpty,
    column: "      return ".count)
}
