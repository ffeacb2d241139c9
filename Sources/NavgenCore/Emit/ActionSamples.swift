import NavgenTemplate

/// What the generated tests know of the items of the bar that are actions.
func actionSamplesRecord(_ model: NavigationModel) -> Record {
  [
    "actionFlags": itemAnswers(model, others: "[]") { flagList($0.flags, in: model) },
    "actionModals": itemAnswers(model, others: "nil") { madeModal(of: $0, in: model) },
  ]
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
  return answers(about: "item", pairs)
}

/// What an action presents, with all defaults spelled out.
private func madeModal(of action: TabAction, in model: NavigationModel) -> String {
  let modal = model.modals[action.modal]
  let arguments = modal.parameters.map { argument($0.name, $0.defaultValue ?? .nothing) }
  return callExpression(
    ".\(modal.name.member)", arguments, isPayload: !modal.parameters.isEmpty, column: returnColumn)
}
