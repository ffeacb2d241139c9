/// Addresses of a pattern that show what becomes of all of them: each parameter with every kind of value it
/// takes, with and without what may be absent.
///
/// - Parameter words: Texts that mean something in either spec, for parameters that take any.
func sampleAddresses(of entry: LinkEntry, words: [String]) -> [String] {
  let values = entry.parameters.map { sampleValues(of: $0.type, words: words) }
  let first = values.map { $0.first.map { [$0] } ?? [] }
  var addresses = [address(of: entry, first)]
  for (index, choices) in values.enumerated() {
    for choice in choices.dropFirst() {
      var changed = first
      changed[index] = [choice]
      addresses.append(address(of: entry, changed))
    }
    if entry.parameters[index].canBeAbsent {
      var shorter = first
      shorter[index] = []
      addresses.append(address(of: entry, shorter))
    }
    if case .array = entry.parameters[index].type {
      var longer = first
      longer[index] += first[index]
      addresses.append(address(of: entry, longer))
    }
  }
  var seen: Set<String> = []
  return addresses.filter { seen.insert($0).inserted }
}

/// An address with these values, several only for an array; without any a parameter is absent.
private func address(of entry: LinkEntry, _ values: [[String]]) -> String {
  let path = entry.pattern.segments.flatMap { segment -> [String] in
    switch segment {
    case .literal(let text): return [text]
    case .placeholder(let prefix, let parameter, let suffix):
      return values[parameter].map { prefix + $0 + suffix }
    case .rest(let parameter): return values[parameter]
    }
  }
  let query = entry.pattern.query.flatMap { item in
    values[item.parameter].map { (key: item.key, value: $0) }
  }
  return encodedAddress(path: path, query: query)
}

private func sampleValues(of type: ParameterType, words: [String]) -> [String] {
  switch type {
  case .optional(let type), .array(let type): return sampleValues(of: type, words: words)
  case .payloadEnum(let type): return type.cases.map(\.id)
  case .external: return sampleTexts + words
  case .builtIn(let type):
    return type == .string ? sampleTexts + words : builtInSamples[type] ?? []
  }
}

private let builtInSamples: [BuiltInType: [String]] = [
  .int: ["7", "-7"],
  .double: ["7.5", "7"],
  .bool: ["true", "false"],
  .uuid: ["6BA7B810-9DAD-11D1-80B4-00C04FD430C8"],
  .url: ["https://example.com/a"],
  .date: ["2026-11-30T13:00:00Z", "2026-11-30"],
]

/// One that is nothing but text, and one of every type that takes some texts only.
private let sampleTexts =
  ["some text"] + BuiltInType.allCases.compactMap { builtInSamples[$0]?.first }
