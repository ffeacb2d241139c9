import NavgenTemplate

/// What `NavgenTests.swift` is made from.
func testsRecord(_ model: NavigationModel, testedModule: String) -> Record {
  let samples = model.routes.filter(\.isSampled)
  return [
    "imports": .list(testImports(model, testedModule: testedModule)),
    "suiteLiteral": .text(stringLiteral("\(model.name) navigation")),
    "hasSamples": .flag(!samples.isEmpty),
    "samples": .list(samples.map { ["caseName": .text($0.name.declared)] }),
    "openedRoutes": answers(
      about: "self", samples.map { (".\($0.name.member)", opened($0, in: model)) }, column: 4),
    "allowedTabs": allowedTabs(of: samples, in: model),
    "answersWhenPushed": ladder(model, step: .popToRoot, answer: ".poppedToRoot"),
    "answersAtRoot": ladder(model, step: .scrollToTop, answer: ".scrolledToTop"),
  ]
}

/// What the spec says of a tap in one state, tab by tab.
private func ladder(
  _ model: NavigationModel, step: ReselectStep, answer: String
) -> TemplateValue {
  answers(
    about: "tab",
    model.tabs.map { (".\($0.name.member)", $0.reselect.contains(step) ? answer : ".nothing") },
    column: 4)
}

/// The modules of the samples, then the tested one: `@testable` only where its declarations are internal.
private func testImports(_ model: NavigationModel, testedModule: String) -> [Record] {
  let others = Set(model.payloadModules + ["Testing"]).subtracting([testedModule])
  let attribute = model.access == .internal ? "@testable " : ""
  let plain = (others.sorted() + (attribute.isEmpty ? [testedModule] : [])).sorted()
    .map { ["importAttribute": TemplateValue.text(""), "moduleName": .text($0)] }
  let testable = [
    "importAttribute": TemplateValue.text(attribute), "moduleName": .text(testedModule),
  ]
  return plain + (attribute.isEmpty ? [] : [testable])
}

/// A route of sample values above its parents, as an array literal.
private func opened(_ route: Route, in model: NavigationModel) -> String {
  let values = Dictionary(
    route.parameters.map { ($0.name, $0.sampleValue ?? "nil") },
    uniquingKeysWith: { first, _ in first })
  let parents = route.parents.map { frame in
    call(frame, in: model) { values[$0] ?? $0.declared }
  }
  let arguments = route.parameters.map { "\($0.name.argument): \(values[$0.name] ?? "nil")" }
  let top = callExpression(
    ".\(route.name.member)", arguments, isPayload: !route.parameters.isEmpty)
  return arrayLiteral(parents + [top], column: "      return ".count)
}
