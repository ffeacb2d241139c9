import NavgenTemplate

/// The modals and routes whose result the generated tests can wait for.
func awaitedSamplesRecord(_ model: NavigationModel) -> Record {
  let names = TypeNames(model)
  let modals = model.modals.filter(\.isSampled).compactMap {
    awaitedRecord(.modal, $0.name, $0.parameters, $0.result)
  }
  let routes = model.routes.filter(\.isSampled).compactMap {
    awaitedRecord(.screen, $0.name, $0.parameters, $0.result)
  }
  let groups = [
    groupRecord(
      .modal, modals, typeName: names[.awaitedModal], sampleTypeName: names[.modalSample]),
    groupRecord(.screen, routes, typeName: names[.awaitedRoute], sampleTypeName: names[.sample]),
  ]
  return [
    "hasAwaitedModals": .flag(!modals.isEmpty),
    "hasAwaitedRoutes": .flag(!routes.isEmpty),
    "awaitedGroups": .list(groups.compactMap(\.self)),
  ]
}

/// - Returns: `nil` where nothing of the kind is awaited.
private func groupRecord(
  _ kind: AwaitedKind, _ records: [Record], typeName: String, sampleTypeName: String
) -> Record? {
  guard !records.isEmpty else { return nil }
  return [
    "kindText": .text(kind.isModal ? "modal" : "screen"),
    "sampledText": .text(kind.isModal ? "modal" : "route"),
    "beginText": .text(kind.beginText),
    "endText": .text(kind.endText),
    "awaitedTypeName": .text(typeName),
    "awaitedSampleTypeName": .text(sampleTypeName),
    "awaited": .list(records),
    "awaitedSamples": samplesByName(records),
  ]
}

/// - Returns: `nil` where there is no result, or no sample of it.
private func awaitedRecord(
  _ kind: AwaitedKind, _ name: SwiftName, _ parameters: [RouteParameter], _ result: ParameterType?
) -> Record? {
  guard let value = result.flatMap(sampleExpression) else { return nil }
  let beginName = kind.beginVerb + name.capitalised
  let endName = kind.endVerb + name.capitalised
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
      parenthesized(["with: \(value)"], column: returnColumn + "store.".count + endName.count)),
  ]
}

/// The sample of the same name, for each.
private func samplesByName(_ records: [Record]) -> TemplateValue {
  let names = records.compactMap { record -> String? in
    if case .text(let name)? = record["memberName"] { ".\(name)" } else { nil }
  }
  return answers(names.map { ($0, $0) })
}
