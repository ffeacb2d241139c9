import NavgenTemplate

/// What the calls that wait for a result are made from.
func resultsRecord(_ model: NavigationModel) -> Record {
  let tab = TypeNames(model)[.tab]
  let modals = model.modals.compactMap { modal in
    modal.result.map {
      ResultCall(
        kind: .modal, name: modal.name, parameters: modal.parameters, result: $0, tabTypeName: tab)
    }
  }
  let routes = model.routes.compactMap { route in
    route.result.map {
      ResultCall(
        kind: .screen, name: route.name, parameters: route.parameters, result: $0, tabTypeName: tab)
    }
  }
  return ["results": .list((modals + routes).map { $0.record(model.access) })]
}

/// The two calls that begin to wait for a modal or a screen, and the one that ends it.
private struct ResultCall {
  let kind: AwaitedKind
  let name: SwiftName
  let parameters: [RouteParameter]
  let result: ParameterType
  let tabTypeName: String

  private var beginName: String { kind.beginVerb + name.capitalised }
  private var endName: String { kind.endVerb + name.capitalised }
  private var outcomeName: String { name.text + kind.outcomeSuffix }

  func record(_ access: AccessLevel) -> Record {
    let start = "  \(access.modifier)func \(beginName)"
    let end = " async -> \(result.spelling)? {"
    return [
      "idText": .text(name.text),
      "memberName": .text(name.member),
      "isModal": .flag(kind.isModal),
      "beginText": .text(kind.beginText),
      "endText": .text(kind.endText),
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
    } + (kind.isModal ? [] : ["on tab: \(tabTypeName)? = nil"])
  }

  /// The arguments with which one of the calls makes the other.
  private var passed: [String] { arguments + tabArguments }

  /// The tab to push in; a modal stands over all of them.
  private var tabArguments: [String] { kind.isModal ? [] : ["on: tab"] }

  /// What the store is asked to wait for, as the arguments of `enqueue` or of `push`.
  private var awaited: String {
    let label = kind.isModal ? "" : "awaited: "
    let value = callExpression(
      ".\(name.member)", arguments, isPayload: !parameters.isEmpty,
      column: "      ,".count + label.count)
    return bracketed(
      [label + value] + tabArguments, in: ("(", ")"),
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
