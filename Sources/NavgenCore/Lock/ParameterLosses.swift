// What becomes of the values of a route or a modal.
extension ShapeComparison {
  /// Why frames with the old values do not come back; none when all of them do.
  ///
  /// What happens to an enum or a type of the app as a whole is said once, and not for each parameter.
  func parameterReasons(
    from old: [ParameterShape], to new: [ParameterShape]
  ) -> [StateLoss.Reason] {
    let saved = old.filter { oldTypes.isSaved($0.type) }
    let sources = pairs(from: saved, to: new)
    return new.flatMap { parameter -> [StateLoss.Reason] in
      guard let source = sources[parameter.id] else {
        return parameter.hasDefault ? [] : [.needsValue(parameter: parameter.id)]
      }
      return valueReasons(from: source, to: parameter)
    }
  }

  private func valueReasons(
    from old: ParameterShape, to new: ParameterShape
  ) -> [StateLoss.Reason] {
    if old.type == new.type { return [] }
    let conversion = convert(oldTypes[old.type], newTypes[new.type])
    guard conversion.fits else {
      return [.typeChanged(parameter: old.id, from: old.type, to: new.type)]
    }
    let needsPresence = old.type.hasSuffix("?") && !new.hasDefault
    return (needsPresence ? [.needsPresence(parameter: old.id)] : [])
      + conversion.missingCases.map { .caseGone($0, parameter: old.id) }
  }

  /// Which old value each new parameter takes, by the new id.
  func pairs(
    from old: [ParameterShape], to new: [ParameterShape]
  ) -> [String: ParameterShape] {
    var byId: [String: ParameterShape] = [:]
    for parameter in old { byId[parameter.id] = parameter }
    var pairs: [String: ParameterShape] = [:]
    for parameter in new {
      pairs[parameter.id] =
        byId[parameter.id] ?? parameter.formerIds.lazy.compactMap { byId[$0] }.first
    }
    return pairs
  }

  func enumLosses() -> [StateLoss] {
    let shared = typesThatStay()
    return old.enums.filter { shared.contains($0.name) }.flatMap { type -> [StateLoss] in
      guard case .payloadEnum(let cases) = newTypes[type.name] else { return [] }
      return type.cases.filter { !cases.contains($0) }
        .map { StateLoss(item: .payloadEnum(type.name), reason: .caseGone($0, parameter: nil)) }
    }
  }

  func typeLosses() -> [StateLoss] {
    let shared = typesThatStay()
    return old.types.filter { $0.isCodable && shared.contains($0.name) }.compactMap { type in
      guard case .external(_, isCodable: false) = newTypes[type.name] else { return nil }
      return StateLoss(item: .type(type.name), reason: .unsaved)
    }
  }

  /// The names of the types in the values that keep their type.
  private func typesThatStay() -> Set<String> {
    var names: Set<String> = []
    let routes = old.routes.compactMap { old in
      self.routes[old.id].map { (old.parameters, $0.parameters) }
    }
    let modals = old.modals.compactMap { old in
      self.modals[old.id].map { (old.parameters, $0.parameters) }
    }
    for (oldParameters, newParameters) in routes + modals {
      let sources = pairs(from: oldParameters, to: newParameters)
      for parameter in newParameters where sources[parameter.id]?.type == parameter.type {
        names.insert(String(typeName(in: parameter.type)))
      }
    }
    return names
  }
}

/// The name that a type is an optional or an array of.
func typeName(in spelling: String) -> Substring {
  let outer: Set<Character> = ["[", "]", "?"]
  return spelling.drop { outer.contains($0) }.prefix { !outer.contains($0) }
}
