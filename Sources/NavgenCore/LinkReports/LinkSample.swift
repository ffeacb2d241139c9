extension RouteParameter {
  /// The texts it has in a sample address.
  var linkSamples: [String] {
    type.isArray ? [linkSample(type), linkSample(type)] : [linkSample(type)]
  }
}

/// A value as an address writes it, for samples.
///
/// Of a type of the app it is the only literal in its `sample:`, since that is most likely the text; where there
/// is none, or more, it is `sample`.
func linkSample(_ type: ParameterType) -> String {
  switch type {
  case .builtIn(let type): return linkSample(type)
  case .payloadEnum(let type): return type.cases.last?.id ?? ""
  case .external(let type): return type.sample.flatMap(onlyLiteral) ?? "sample"
  case .optional(let type), .array(let type): return linkSample(type)
  }
}

private func linkSample(_ type: BuiltInType) -> String {
  switch type {
  case .string: return "sample"
  case .int: return "7"
  case .double: return "0.5"
  case .bool: return "true"
  case .uuid: return "01020304-0506-0708-090A-0B0C0D0E0F10"
  case .url: return "https://example.com/sample"
  case .date: return "2026-11-30T13:00:00Z"
  }
}

/// The text of the only literal in a Swift expression, a number or a simple string; `nil` when there is none
/// or more than one.
func onlyLiteral(in expression: String) -> String? {
  var literals: [String] = []
  var rest = expression[...]
  while let first = rest.first {
    if first == "\"" {
      let text = rest.dropFirst().prefix { $0 != "\"" }
      if text.isEmpty || text.contains("\\") { return nil }
      literals.append(String(text))
      rest = rest[text.endIndex...].dropFirst()
    } else if first.isNumber || first == "-" {
      let number = rest.prefix { $0.isNumber || ".-_".contains($0) }
      literals.append(String(number.filter { $0 != "_" }))
      rest = rest[number.endIndex...]
    } else {
      // A name goes to its end, so that a digit in it is not taken for a number.
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = name.isEmpty ? rest.dropFirst() : rest[name.endIndex...]
    }
  }
  return literals.count == 1 ? literals.first : nil
}
