import NavgenTemplate

/// What the struct of flags is made from, and the calls that ask for it.
func flagsRecord(_ model: NavigationModel) -> Record {
  let parameters = model.flags.map { flag in
    "\(labelled(flag.name)): Bool = \(flag.value)"
  }
  return flagsParameterRecord(model).merging([
    "flags": .list(
      model.flags.map { flag in
        [
          "idText": .text(flag.id),
          "propertyName": .text(flag.name.declared),
          "memberName": .text(flag.name.member),
          "argumentName": .text(flag.name.innerName),
        ]
      }),
    "flagParameterList": .text(
      parenthesized(parameters, column: "  \(model.access.modifier)init".count + " {".count)),
  ]) { $1 }
}

/// What a call that answers for some flags takes.
func flagsParameterRecord(_ model: NavigationModel) -> Record {
  let start = "  \(model.access.modifier)func isVisible -> Bool {"
  let parameter = "with flags: \(TypeNames(model)[.flags])"
  return ["flagsParameterList": .text(parenthesized([parameter], column: start.count))]
}

/// Whether all of some flags are set, as an expression over `flags`.
func visibility(_ flags: [Int], in model: NavigationModel) -> String {
  let names = flags.map { "flags.\(model.flags[$0].name.member)" }
  guard !names.isEmpty else { return "true" }
  let line = names.joined(separator: " && ")
  let isLong = returnColumn + line.count > lineWidth
  return isLong ? names.joined(separator: "\n  && ") : line
}

/// A value of the flags with all of them set or not, as the arguments of its initialiser.
func flagArguments(_ model: NavigationModel, _ value: (Flag) -> Bool, column: Int) -> String {
  parenthesized(
    model.flags.map { "\($0.name.argument): \(value($0))" }, column: column)
}

private func labelled(_ name: SwiftName) -> String {
  name.innerName == name.text ? name.text : "\(name.label) \(name.innerName)"
}

extension SwiftName {
  /// What the body of a function calls a parameter of this name: words that Swift reserves get a name
  /// beside their label.
  var innerName: String { swiftKeywords.contains(text) ? "\(text)Value" : text }
}
