/// A recorded version, opened for making samples of what it saved.
struct RecordedVersion {
  let number: Int
  let comparison: ShapeComparison
  let model: NavigationModel

  /// A screen; `nil` when it was not saved, or when the tests cannot tell what becomes of it.
  func screen(_ route: RouteShape) -> RecordedFrame? {
    let target = comparison.routes[route.id]
    let now = model.routes.first { $0.id == target?.id }
    guard
      var frame = frame(
        route.id, route.parameters, now: target?.parameters, name: now?.name,
        parameters: now?.parameters)
    else { return nil }
    for id in route.tabs ?? comparison.old.tabs.map(\.id) {
      let tab = comparison.tabs[id].flatMap { found in model.tabs.first { $0.id == found.id } }
      if let tab, let target, frame.restored != nil, target.tabs?.contains(tab.id) ?? true {
        frame.tabs.append((id, tab))
      } else {
        frame.lostTabs.append(id)
      }
    }
    return frame
  }

  /// A modal; `nil` for the reasons of a screen.
  func modal(_ modal: ModalShape) -> RecordedFrame? {
    let target = comparison.modals[modal.id]
    let now = model.modals.first { $0.id == target?.id }
    return frame(
      modal.id, modal.parameters, now: target?.parameters, name: now?.name,
      parameters: now?.parameters)
  }

  private func frame(
    _ id: String, _ recorded: [ParameterShape], now: [ParameterShape]?, name: SwiftName?,
    parameters: [RouteParameter]?
  ) -> RecordedFrame? {
    guard comparison.isSaved(recorded) else { return nil }
    let values = recorded.filter { comparison.oldTypes.isSaved($0.type) }
    var items: [String] = []
    for value in values {
      guard let sample = savedSample(comparison.oldTypes[value.type], in: model) else { return nil }
      items.append("\(stringLiteral(value.id)): \(sample)")
    }
    var restored: String?
    if let name, let parameters, let now {
      switch arguments(parameters, comparison.pairs(from: values, to: now)) {
      case .unclear: return nil
      case .lost: break
      case .values(let list):
        restored = callExpression(
          ".\(name.member)", list, isPayload: !list.isEmpty, column: returnColumn)
      }
    }
    let list = items.isEmpty ? [] : ["values: \(arrayLiteral(items, column: deepestItem))"]
    return RecordedFrame(
      name: "\(SwiftName(id: id).text)V\(number)",
      saved: callExpression(
        ".init", ["id: \(stringLiteral(id))"] + list, isPayload: true, column: returnColumn),
      restored: restored)
  }

  /// The arguments of what comes back.
  private func arguments(
    _ parameters: [RouteParameter], _ sources: [String: ParameterShape]
  ) -> RestoredSample {
    var arguments: [String] = []
    for parameter in parameters {
      switch value(of: parameter, from: sources[parameter.id]) {
      case .unclear: return .unclear
      case .lost: return .lost
      case .values(let values):
        arguments += values.map { "\(parameter.name.argument): \($0)" }
      }
    }
    return .values(arguments)
  }

  /// The value of one parameter; none where it takes its default.
  private func value(
    of parameter: RouteParameter, from source: ParameterShape?
  ) -> RestoredSample {
    guard let source, parameter.type.isCodable else {
      return parameter.defaultValue == nil ? .lost : .values([])
    }
    return restoredSample(comparison.oldTypes[source.type], as: parameter.type)
  }
}
