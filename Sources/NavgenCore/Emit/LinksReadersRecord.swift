import NavgenTemplate

/// The calls that read the values of a pattern, one per pattern.
///
/// - Parameter missTypeName: What they throw.
func linkReadersRecord(_ entries: [LinkCase], missTypeName: String) -> Record {
  ["readers": .list(entries.map { readerRecord($0, missTypeName: missTypeName) })]
}

private func readerRecord(_ entry: LinkCase, missTypeName: String) -> Record {
  let hasValues = !entry.pattern.placeholders.isEmpty
  let column = hasValues ? "      try ".count : "    ".count
  let places = Dictionary(
    entry.pattern.placeholders.map { ($0.parameter, $0.place) }, uniquingKeysWith: { $1 })
  let arguments = entry.parameters.indices.compactMap { index in
    argument(entry.parameters[index], at: places[index])
  }
  return [
    "readerName": .text(entry.readerName),
    "patternText": .text(commentText(entry.pattern.text)),
    "patternArgumentList": .text(
      parenthesized(
        [wrappedStringLiteral(entry.pattern.text, column: 0)],
        column: "    attempt { address throws() in".count + missTypeName.count)),
    "hasValues": .flag(hasValues),
    "linkExpression": .text(link(to: entry, arguments, column: column)),
  ]
}

/// What a pattern leads to, as an expression.
private func link(to entry: LinkCase, _ arguments: [String], column: Int) -> String {
  let start = ".\(entry.kind.rawValue)"
  let target = { (column: Int) in
    callExpression(
      ".\(entry.name.member)", arguments, isPayload: !entry.parameters.isEmpty, column: column)
  }
  let line = start + "(\(target(0)))"
  guard line.contains("\n") || column + line.count > lineWidth else { return line }
  return start + "(\n  \(indented(target(column + 2)))\n)"
}

/// A parameter as it is read: `ref: address.optional("ref", as: .lossless, at: .key("ref"))`.
///
/// - Parameter place: `nil` when the pattern does not have it. Then it is its default, or an empty array.
private func argument(_ parameter: RouteParameter, at place: String?) -> String? {
  guard let place else {
    return parameter.mayBeAbsent ? nil : "\(parameter.name.argument): []"
  }
  var items = [
    stringLiteral(parameter.id), "as: .\(parameter.addressType.formatName)", "at: \(place)",
  ]
  let column = deepestItem + parameter.name.argument.count
  if let value = parameter.defaultValue, value != .nothing, !parameter.type.isArray {
    items.append("or: \(expression(value, column: column))")
  }
  let call = parameter.type.isArray ? "list" : parameter.type.isOptional ? "optional" : "value"
  let start = "\(parameter.name.argument): address.\(call)"
  return start + bracketed(items, in: ("(", ")"), column: deepestItem + start.count)
}

extension LinkPattern {
  /// Where the parameters stand, the path first.
  var placeholders: [(parameter: Int, place: String)] {
    let parts = segments.enumerated().compactMap { index, segment -> (Int, String)? in
      switch segment {
      case .literal: return nil
      case .placeholder("", let parameter, ""): return (parameter, ".part(\(index))")
      case .placeholder(let prefix, let parameter, let suffix):
        let affixes = "\(stringLiteral(prefix)), \(stringLiteral(suffix))"
        return (parameter, ".inner(\(index), \(affixes))")
      case .rest(let parameter): return (parameter, ".rest(\(index))")
      }
    }
    return parts + query.map { ($0.parameter, ".key(\(stringLiteral($0.key)))") }
  }
}

extension ParameterType {
  /// How its values are read and written; see the template `LinksFormats`.
  var formatName: String {
    switch self {
    case .builtIn(.double): return "decimal"
    case .builtIn(.uuid): return "uuid"
    case .builtIn(.url): return "url"
    case .builtIn(.date): return "date"
    case .builtIn, .external: return "lossless"
    case .payloadEnum: return "choice"
    case .optional(let inner), .array(let inner): return inner.formatName
    }
  }
}
