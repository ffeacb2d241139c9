import NavgenTemplate

/// What `NavgenTests.swift` is made from.
func testsRecord(_ model: NavigationModel, testedModule: String) -> Record {
  [
    "imports": .list(testImports(model, testedModule: testedModule)),
    "suiteLiteral": .text(stringLiteral("\(model.name) navigation")),
    "isInternal": .flag(model.access == .internal),
    "startTabMemberName": .text(model.tabs[model.start].name.member),
    "launchTabMemberName": .text(model.tabs[launchTab(model)].name.member),
    "answersWhenPushed": ladder(model, step: .popToRoot, answer: ".poppedToRoot"),
    "answersAtRoot": ladder(model, step: .scrollToTop, answer: ".scrolledToTop"),
    "tabBadges": answers(model.tabs, about: "tab") { "\($0.hasBadge)" },
  ]
  .merging(routeSamplesRecord(model)) { $1 }
  .merging(flagSamplesRecord(model)) { $1 }
  .merging(actionSamplesRecord(model)) { $1 }
  .merging(modalSamplesRecord(model)) { $1 }
  .merging(awaitedSamplesRecord(model)) { $1 }
  .merging(savedSamplesRecord(model)) { $1 }
  .merging(recordedSamplesRecord(model)) { $1 }
  .merging(linkTestsRecord(model)) { $1 }
}

/// The tab that is selected at launch, with the flags as the spec gives them.
private func launchTab(_ model: NavigationModel) -> Int {
  var tab = model.start
  while !model.tabs[tab].flags.allSatisfy({ model.flags[$0].value }),
    let fallback = model.tabs[tab].fallback
  {
    tab = fallback
  }
  return tab
}

/// What the spec says of a tap in one state, tab by tab.
private func ladder(
  _ model: NavigationModel, step: ReselectStep, answer: String
) -> TemplateValue {
  answers(model.tabs, about: "tab") { $0.reselect.contains(step) ? answer : ".nothing" }
}

/// The modules of the samples, then the tested one: `@testable` only where its declarations are internal.
private func testImports(_ model: NavigationModel, testedModule: String) -> [Record] {
  let modules =
    model.routeModules + model.modalModules + model.resultModules
    + (model.hasLinks ? ["Observation"] : [])
  let others = Set(modules + ["Foundation", "Testing"]).subtracting([testedModule])
  let attribute = model.access == .internal ? "@testable " : ""
  let plain = (others.sorted() + (attribute.isEmpty ? [testedModule] : [])).sorted()
    .map { ["importAttribute": TemplateValue.text(""), "moduleName": .text($0)] }
  let testable = [
    "importAttribute": TemplateValue.text(attribute), "moduleName": .text(testedModule),
  ]
  return plain + (attribute.isEmpty ? [] : [testable])
}
