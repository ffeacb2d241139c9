import NavgenTemplate

/// What `NavgenModals.swift` is made from.
func modalsRecord(_ model: NavigationModel) -> Record {
  imports(model.modalModules, access: model.access).merging([
    "modalConformanceClause": .text(
      conformanceClause(
        ["Hashable", "Identifiable", "Sendable"],
        column: enumColumn(TypeNames(model)[.modal], access: model.access))),
    "modals": .list(
      model.modals.map { modal in
        [
          "summaryText": .text(summary(of: modal)),
          "caseName": .text(modal.name.declared),
          "payloadList": .text(payloadList(modal.name, modal.parameters)),
        ]
      }),
    "styles": answers(model.modals) { ".\($0.style.rawValue)" },
    "stickyAnswers": answers(model.modals) { "\($0.isSticky)" },
    "stackAnswers": answers(model.modals) { "\($0.hasStack)" },
  ]) { $1 }
}

/// The values of a case with their defaults; nothing when it carries none.
func payloadList(_ name: SwiftName, _ parameters: [RouteParameter]) -> String {
  parenthesized(
    parameters.map { declaration(of: $0) }, column: "  case ".count + name.declared.count)
}

private func summary(of modal: Modal) -> String {
  let stack = modal.hasStack ? " with a stack of its own" : ""
  let sticky = modal.isSticky ? " Only the app closes it." : ""
  return "A \(modal.style.rawValue)\(stack).\(sticky)\(resultSummary(modal.result))"
}

/// A sentence on the result of a modal or a route, with the space before it.
func resultSummary(_ result: ParameterType?) -> String {
  result.map { " Its result is of the type `\($0.spelling)`." } ?? ""
}
