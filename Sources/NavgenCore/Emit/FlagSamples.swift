import NavgenTemplate

/// What the generated tests know of flags, and of the tabs that need some.
func flagSamplesRecord(_ model: NavigationModel) -> Record {
  let typeName = TypeNames(model)[.flags]
  let local = "    let flags = \(typeName)".count
  let all = "  private static let allFlags = \(typeName)".count
  return [
    "flags": .list(
      model.flags.map {
        ["caseName": .text($0.name.declared), "memberName": .text($0.name.member)]
      }),
    "allFlagsArgumentList": .text(flagArguments(model, { _ in true }, column: all)),
    "noFlagsArgumentList": .text(flagArguments(model, { _ in false }, column: local)),
    "specFlagsArgumentList": .text(flagArguments(model, \.value, column: local)),
    "tabFlags": answers(model.tabs, about: "tab") { flagList($0.flags, in: model) },
    "tabFallbacks": answers(model.tabs, about: "tab") { fallback(of: $0, in: model) },
  ]
}

/// Some flags as an array literal, after a `return` in a case.
func flagList(_ flags: [Int], in model: NavigationModel) -> String {
  arrayLiteral(flags.map { ".\(model.flags[$0].name.member)" }, column: returnColumn)
}
