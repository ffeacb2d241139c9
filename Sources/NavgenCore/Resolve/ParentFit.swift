import NavgenSource

/// Reports the tabs that take a route but not its parent.
func checkTabs(
  of child: RouteDraft, parent: RouteDraft, _ tabs: [TabSpec],
  _ diagnostics: inout DiagnosticList
) {
  guard let parentTabs = parent.tabs, let list = parent.spec.tabs else { return }
  let allowed = Set(parentTabs)
  let missing = (child.tabs ?? Array(tabs.indices)).filter { !allowed.contains($0) }
  // A list without a known tab in it has been reported.
  guard !missing.isEmpty, !parentTabs.isEmpty else { return }
  let names = missing.map { tabs[$0].id.value }
  let place = child.spec.tabs?.value.first { $0.value == names.first }?.range
  diagnostics.add(
    .parentNotInTab(
      child.spec, tabs: names, at: place ?? child.spec.id.range, parentTabs: list.range))
}

/// Reports the values that a parent needs and its child does not carry.
func checkParameters(
  of child: RouteDraft, parent: RouteDraft, _ diagnostics: inout DiagnosticList
) {
  guard let own = child.parameters, let needed = parent.parameters else { return }
  for parameter in needed where parameter.defaultValue == nil {
    let namesake = own.first { $0.name == parameter.name }
    if let namesake, namesake.type.fits(parameter.type) { continue }
    // One that the parent has as well is no other name of what is missing.
    let others = own.filter { other in
      other.type.fits(parameter.type) && !needed.contains { $0.name == other.name }
    }
    diagnostics.add(
      .parentParameter(
        parameter, of: parent.spec.id.value, child: child.spec, found: namesake,
        alike: others.count == 1 ? others.first : nil))
  }
}

/// The routes below one as it builds them, lowest first. A parameter is passed on by name and type; one
/// that a route between does not carry takes that route's default.
func parentFrames(of route: Int, chain: [Int], _ drafts: [RouteDraft]) -> [ParentFrame] {
  var values: [SwiftName: (type: ParameterType, value: ParentArgument.Value)] = [:]
  for parameter in drafts[route].parameters ?? [] {
    values[parameter.name] = (parameter.type, .parameter(parameter.name))
  }
  var frames: [ParentFrame] = []
  for parent in chain {
    var arguments: [ParentArgument] = []
    var next: [SwiftName: (type: ParameterType, value: ParentArgument.Value)] = [:]
    for parameter in drafts[parent].parameters ?? [] {
      if let carried = values[parameter.name], carried.type.fits(parameter.type) {
        arguments.append(ParentArgument(label: parameter.name, value: carried.value))
        next[parameter.name] = (parameter.type, carried.value)
      } else if let value = parameter.defaultValue {
        next[parameter.name] = (parameter.type, .value(value))
      }
    }
    frames.insert(ParentFrame(route: parent, arguments: arguments), at: 0)
    values = next
  }
  return frames
}

extension ParameterType {
  /// Whether a value of it can stand where the other is expected.
  fileprivate func fits(_ other: ParameterType) -> Bool {
    other == self || other == .optional(self)
  }
}
