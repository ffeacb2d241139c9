import NavgenTemplate

/// What the calls that wait for a result are made from.
func resultsRecord(_ model: NavigationModel) -> Record {
  [
    "modalResults": .list(
      model.modals.compactMap { modal in
        modal.result.map { ResultCall(modal, result: $0).record(model.access) }
      }),
    "routeResults": .list(
      model.routes.compactMap { route in
        route.result.map { ResultCall(route, result: $0, in: model).record(model.access) }
      }),
  ]
}

/// The two calls that begin to wait for a modal or a screen, and the one that ends it.
private struct ResultCall {
  private let name: SwiftName
  private let parameters: [RouteParameter]
  private let result: ParameterType
  private let beginName: String
  private let endName: String
  private let outcomeName: String
  /// The type of the tab to push in; `nil` for a modal.
  private let tabTypeName: String?

  init(_ modal: Modal, result: ParameterType) {
    name = modal.name
    parameters = modal.parameters
    self.result = result
    beginName = "present\(name.capitalised)"
    endName = "dismiss\(name.capitalised)"
    outcomeName = "\(name.text)Modal"
    tabTypeName = nil
  }

  init(_ route: Route, result: ParameterType, in model: NavigationModel) {
    name = route.name
    parameters = route.parameters
    self.result = result
    beginName = "push\(name.capitalised)"
    endName = "pop\(name.capitalised)"
    outcomeName = "\(name.text)Screen"
    tabTypeName = TypeNames(model).tab
  }

  func record(_ access: AccessLevel) -> Record {
    let start = "  \(access.modifier)func \(beginName)"
    let end = " async -> \(result.spelling)? {"
    return [
      "idText": .text(name.text),
      "memberName": .text(name.member),
      "beginName": .text(beginName),
      "endName": .text(endName),
      "outcomeName": .text(outcomeName),
      "resultTypeName": .text(result.spelling),
      "resultParameterList": .text(
        parenthesized(
          ["with result: \(result.spelling)"],
          column: "  \(access.modifier)func \(endName) -> Bool {".count)),
      "resultPayloadList": .text(
        parenthesized([result.spelling], column: "    case ".count + outcomeName.count)),
      "asyncParameterList": .text(
        bracketed(declarations, in: ("(", ")"), column: start.count + end.count)),
      "completionParameterList": .text(
        bracketed(
          declarations + ["completion: @escaping @MainActor (\(result.spelling)?) -> Void"],
          in: ("(", ")"), column: start.count + " {".count)),
      "passedArgumentList": .text(
        parenthesized(passed, column: "      ".count + beginName.count + " {".count)),
      "awaitedArgumentList": .text(awaited),
    ]
  }

  private var declarations: [String] {
    parameters.map { parameter in
      let inner = innerName(of: parameter)
      return declaration(of: parameter, innerName: inner == parameter.name.text ? nil : inner)
    } + (tabTypeName.map { ["on tab: \($0)? = nil"] } ?? [])
  }

  /// The arguments with which one of the calls makes the other.
  private var passed: [String] { arguments + (tabTypeName == nil ? [] : ["on: tab"]) }

  /// What the store is asked to wait for, as the arguments of `enqueue` or of `push`.
  private var awaited: String {
    let label = tabTypeName == nil ? "" : "awaited: "
    let value = callExpression(
      ".\(name.member)", arguments, isPayload: !parameters.isEmpty,
      column: "      ,".count + label.count)
    return bracketed(
      [label + value] + (tabTypeName == nil ? [] : ["on: tab"]), in: ("(", ")"),
      column: "    enqueue { result in".count)
  }

  private var arguments: [String] {
    parameters.map { "\($0.name.argument): \(innerName(of: $0))" }
  }

  /// What the bodies call a parameter: its label, unless that means something else there.
  private func innerName(of parameter: RouteParameter) -> String {
    let ours: Set<String> = [
      beginName, "completion", "continuation", "enqueue", "push", "tab",
      "withCheckedContinuation",
    ]
    let text = parameter.name.text
    guard ours.contains(text) || swiftKeywords.contains(text) else { return text }
    let others = Set(parameters.map(\.name.text))
    var name = "\(text)Value"
    while others.contains(name) || ours.contains(name) { name += "Value" }
    return name
  }
}
