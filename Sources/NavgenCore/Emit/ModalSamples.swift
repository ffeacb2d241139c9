import NavgenTemplate

/// The modals that the generated tests can make, and what the spec says of them.
func modalSamplesRecord(_ model: NavigationModel) -> Record {
  let samples = model.modals.filter(\.isSampled)
  func perSample(_ answer: (Modal) -> String) -> TemplateValue {
    answers(about: "self", samples.map { (".\($0.name.member)", answer($0)) }, column: 4)
  }
  return [
    "hasModalSamples": .flag(!samples.isEmpty),
    "modalSamples": .list(samples.map { ["caseName": .text($0.name.declared)] }),
    "sampledModals": perSample {
      sample($0.name, $0.parameters, column: "      return ".count)
    },
    "stickyAnswers": perSample { "\($0.isSticky)" },
    "stackAnswers": perSample { "\($0.hasStack)" },
  ]
}

/// The modals and routes whose result the generated tests can wait for.
func awaitedSamplesRecord(_ model: NavigationModel) -> Record {
  let modals = model.modals.compactMap { modal in
    modal.isSampled
      ? awaitedRecord(modal.name, modal.parameters, modal.result, verbs: ("present", "dismiss"))
      : nil
  }
  let routes = model.routes.compactMap { route in
    route.isSampled
      ? awaitedRecord(route.name, route.parameters, route.result, verbs: ("push", "pop")) : nil
  }
  return [
    "hasAwaitedModals": .flag(!modals.isEmpty),
    "awaitedModals": .list(modals),
    "awaitedModalSamples": samplesByName(modals),
    "hasAwaitedRoutes": .flag(!routes.isEmpty),
    "awaitedRoutes": .list(routes),
    "awaitedRouteSamples": samplesByName(routes),
  ]
}

/// - Returns: `nil` where there is no result, or no sample of it.
private func awaitedRecord(
  _ name: SwiftName, _ parameters: [RouteParameter], _ result: ParameterType?,
  verbs: (begin: String, end: String)
) -> Record? {
  guard let value = result.flatMap(sampleExpression) else { return nil }
  let beginName = verbs.begin + name.capitalised
  let endName = verbs.end + name.capitalised
  return [
    "caseName": .text(name.declared),
    "memberName": .text(name.member),
    "beginName": .text(beginName),
    "endName": .text(endName),
    "argumentList": .text(
      parenthesized(
        sampleArguments(parameters),
        column: "      store.".count + beginName.count + " { result in".count)),
    "resultValue": .text(value),
    "isLong": .flag("        note(result.map { $0 ==  })".count + value.count > lineWidth),
    "resultArgumentList": .text(
      parenthesized(["with: \(value)"], column: "      return store.".count + endName.count)),
  ]
}

/// The sample of the same name, for each.
private func samplesByName(_ records: [Record]) -> TemplateValue {
  let names = records.compactMap { record -> String? in
    if case .text(let name)? = record["memberName"] { ".\(name)" } else { nil }
  }
  return answers(about: "self", names.map { ($0, $0) }, column: 4)
}
