import NavgenTemplate

/// How the addresses of the cases of an enum are built.
///
/// - Parameter entries: The first pattern of each case that has one.
func linkDraftsRecord(
  _ cases: [SwiftName], _ entries: [LinkCase], draftTypeName: String
) -> Record {
  let linked = Set(entries.map(\.name))
  let others = cases.filter { !linked.contains($0) }.map { ".\($0.member)" }
  return [
    "drafts": .list(entries.map { draftRecord($0, draftTypeName: draftTypeName) }),
    "hasOthers": .flag(!others.isEmpty),
    "otherList": .text(patternList(others)),
  ]
}

private func draftRecord(_ entry: LinkCase, draftTypeName: String) -> Record {
  let used = Set(entry.pattern.placeholders.map(\.parameter))
  let names = BoundNames(entry.parameters)
  let bindings = entry.parameters.indices.map { used.contains($0) ? "let \(names[$0])" : "_" }
  let pattern = ".\(entry.name.member)"
  let start = path(of: entry.pattern.segments.prefix { $0.isLiteral })
  return [
    "casePattern": .text(
      used.isEmpty
        ? pattern
        : pattern + parenthesized(bindings, column: "    case :".count + pattern.count)),
    "isConstant": .flag(used.isEmpty),
    "addressLiteral": .text(
      wrappedStringLiteral(start.isEmpty ? "/" : start, column: returnColumn)),
    "startArgumentList": .text(
      start.isEmpty
        ? "()"
        : parenthesized(
          ["path: \(wrappedStringLiteral(start, column: deepestItem))"],
          column: "      var draft = ".count + draftTypeName.count)),
    "pieces": .list(pieces(of: entry, names)),
  ]
}

/// What follows the literals that a pattern begins with.
private func pieces(of entry: LinkCase, _ names: BoundNames) -> [Record] {
  var records: [Record] = []
  var rest = entry.pattern.segments.drop { $0.isLiteral }
  while let segment = rest.first {
    switch segment {
    case .literal:
      let literals = rest.prefix { $0.isLiteral }
      rest = rest.dropFirst(literals.count)
      let argument = "path: \(wrappedStringLiteral(path(of: literals), column: deepestItem))"
      records.append(pieceRecord([argument]))
    case .placeholder(let prefix, let parameter, let suffix):
      rest = rest.dropFirst()
      let affixes = [("prefix", prefix), ("suffix", suffix)].filter { !$0.1.isEmpty }
        .map { "\($0.0): \(stringLiteral($0.1))" }
      records.append(valueRecord(entry.parameters[parameter], names[parameter], affixes))
    case .rest(let parameter):
      rest = rest.dropFirst()
      records.append(valueRecord(entry.parameters[parameter], names[parameter], []))
    }
  }
  return records
    + entry.pattern.query.map { item in
      let key = "key: \(stringLiteral(encodedQueryText(item.key)))"
      return valueRecord(entry.parameters[item.parameter], names[item.parameter], [key])
    }
}

/// A value that is left out while it is its default; an array adds its items one by one.
private func valueRecord(
  _ parameter: RouteParameter, _ name: String, _ labelled: [String]
) -> Record {
  let format = "as: .\(parameter.addressType.formatName)"
  if parameter.type.isArray {
    return pieceRecord(["item", format] + labelled, condition: "for item in \(name) {")
  }
  guard let value = parameter.defaultValue ?? (parameter.type.isOptional ? .nothing : nil) else {
    return pieceRecord([name, format] + labelled)
  }
  if value == .nothing {
    return pieceRecord([name, format] + labelled, condition: "if let \(name) {")
  }
  if case .flag(let flag) = value, !parameter.type.isOptional {
    return pieceRecord(
      [name, format] + labelled, condition: "if \(flag ? "!" : "")\(name) {")
  }
  let text = expression(value, column: 0)
  let isShort = text.count <= 40 && !text.contains("\n") && !text.contains("{")
  let constant = "\(parameter.name.text)Default"
  return pieceRecord(
    [name, format] + labelled,
    condition: "if \(name) != \(isShort ? text : constant) {",
    constant: isShort
      ? nil
      : "let \(constant): \(parameter.type.spelling) = \(longExpression(value, of: parameter))")
}

private func longExpression(_ value: DefaultValue, of parameter: RouteParameter) -> String {
  let start =
    "      let Default:  = ".count + parameter.name.text.count + parameter.type.spelling.count
  return expression(value, column: start)
}

private func pieceRecord(
  _ arguments: [String], condition: String? = nil, constant: String? = nil
) -> Record {
  [
    "constants": .list(constant.map { [["declaration": .text($0)]] } ?? []),
    "hasCondition": .flag(condition != nil),
    "conditionClause": .text(condition ?? ""),
    "argumentList": .text(parenthesized(arguments, column: "        draft.add".count)),
  ]
}

/// The encoded path of some literals.
private func path(of segments: some Sequence<LinkSegment>) -> String {
  segments.map { segment in
    if case .literal(let text) = segment { "/" + encodedSegment(text) } else { "" }
  }.joined()
}

extension LinkSegment {
  fileprivate var isLiteral: Bool { if case .literal = self { true } else { false } }
}

/// What the values of a case are called where they are taken apart.
private struct BoundNames {
  private let names: [String]

  init(_ parameters: [RouteParameter]) {
    let texts = Set(parameters.map(\.name.text))
    names = parameters.map { parameter in
      var name = parameter.name.text
      guard name == "draft" else { return parameter.name.declared }
      while texts.contains(name) || name == "draft" { name += "Value" }
      return name
    }
  }

  subscript(index: Int) -> String { names[index] }
}
