import NavgenTemplate

/// What the generated tests know of links.
func linkTestsRecord(_ model: NavigationModel) -> Record {
  let oracle = LinkOracle(model)
  let samples = linkCases(model).enumerated()
    .compactMap { LinkSample($1, index: $0) }
    .filter { oracle.winner($0.path, $0.items) == $0.index }
  let texts = linkCases(model).enumerated().compactMap { textLinkRecord($1, index: $0, oracle) }
  let wrong = samples.flatMap { wrongAddresses($0, oracle) }
  return [
    "hasLinkSamples": .flag(!samples.isEmpty),
    "hasExternalLinkSamples": .flag(samples.contains { $0.hasUnknownText }),
    "linkSampleGroups": .list(groups(samples.map { sampleRecord($0, in: model) })),
    "linkSamplesLiteral": .text(calls("samples", samples.count)),
    "hasTextLinks": .flag(!texts.isEmpty),
    "textLinkGroups": .list(groups(texts)),
    "textLinksLiteral": .text(calls("textLinks", texts.count)),
    "hostileTextsLiteral": .text(
      arrayLiteral(hostileTexts.map(stringLiteral), column: "  private static let texts = ".count)),
    "hasWrongLinks": .flag(!wrong.isEmpty),
    "wrongLinkGroups": .list(groups(wrong)),
    "wrongLinksLiteral": .text(calls("wrongLinks", wrong.count)),
  ]
  .merging(linkOriginSamples(model.links)) { $1 }
}

/// What is unlike what people write, and what has a meaning in URLs.
let hostileTexts = [
  "", " ", ".", "..", "%", "%2F", "%zz", "+", "/", "//", "?", "#", "&", "=", ":", "a b", "a=b&c",
  "\u{1F600}", "\u{1F469}\u{200D}\u{1F467}", "e\u{301}", "\u{301}", "\u{5E9}\u{5DC}", "\u{202E}",
  "\u{FEFF}", "\n", "\0",
]

/// How many statements a function takes: the compiler's time for one grows faster than its length.
private let groupSize = 50

private func groups(_ records: [Record]) -> [Record] {
  stride(from: 0, to: records.count, by: groupSize).enumerated().map { index, start in
    [
      "groupNumber": .text("\(index + 1)"),
      "items": .list(Array(records[start..<min(start + groupSize, records.count)])),
    ]
  }
}

/// The calls of all groups.
private func calls(_ name: String, _ count: Int) -> String {
  let numbers = stride(from: 0, to: count, by: groupSize).enumerated().map { $0.offset + 1 }
  return arrayLiteral(numbers.map { "\(name)\($0)()" }, column: lineWidth / 2)
}

/// What a sample has to lead to.
private func sampleRecord(_ sample: LinkSample, in model: NavigationModel) -> Record {
  let item = sample.item
  let used = Set(item.pattern.placeholders.map(\.parameter))
  let arguments = item.parameters.indices.compactMap { index -> String? in
    let parameter = item.parameters[index]
    if used.contains(index) {
      return "\(parameter.name.argument): \(parameter.sampleValue ?? "nil")"
    }
    return parameter.mayBeAbsent ? nil : "\(parameter.name.argument): []"
  }
  let call = callExpression(
    ".\(item.name.member)", arguments, isPayload: !item.parameters.isEmpty, column: 16)
  let landing = landing(of: sample, call, in: model)
  return [
    "addressExpression": .text(sample.address(column: "          address: ,".count)),
    "linkExpression": .text(
      ".\(item.kind.rawValue)"
        + bracketed([call], in: ("(", ")"), column: "        link: .modal,".count)),
    "tabExpression": .text(landing.tab.map { ".\(model.tabs[$0].name.member)" } ?? "nil"),
    "pathLiteral": .text(arrayLiteral(landing.path, column: "          path: ,".count)),
    "flagsLiteral": .text(
      arrayLiteral(
        landing.flags.map { ".\(model.flags[$0].name.member)" },
        column: "          flags: ,".count)),
    "isBuilt": .text("\(sample.isBuilt)"),
  ]
}

/// Where a sample lands while all flags are set, what is shown there, and the flags without each of which it
/// lands nowhere.
private func landing(
  of sample: LinkSample, _ call: String, in model: NavigationModel
) -> (tab: Int?, path: [String], flags: [Int]) {
  switch sample.item.kind {
  case .modal: return (nil, [], [])
  case .tab:
    let index = model.tabs.firstIndex { $0.name == sample.item.name } ?? 0
    return (index, [], model.tabs[index].flags)
  case .route:
    guard let route = model.routes.first(where: { $0.name == sample.item.name }) else {
      return (nil, [], [])
    }
    let used = Set(sample.item.pattern.placeholders.map(\.parameter))
    let values = route.parameters.enumerated().map { index, parameter in
      let standard =
        parameter.type.isArray ? DefaultValue.list([]) : parameter.defaultValue ?? .nothing
      let value = used.contains(index) ? parameter.sampleValue : nil
      return (parameter.name, value ?? expression(standard, column: deepestItem))
    }
    let parents = route.parents.map { frame in
      NavgenCore.call(frame, in: model) { name in
        values.first { $0.0 == name }?.1 ?? "nil"
      }
    }
    let tabs = route.tabs ?? Array(model.tabs.indices)
    let shared = tabs.map { Set(model.tabs[$0].flags) }.reduce(nil) { $0?.intersection($1) ?? $1 }
    return (tabs.first, parents + [call], Set(route.flags).union(shared ?? []).sorted())
  }
}

/// The addresses of a sample with one value that does not fit, or without a key that must be there, as far as
/// they have the form of no other pattern.
private func wrongAddresses(_ sample: LinkSample, _ oracle: LinkOracle) -> [Record] {
  sample.spoiled
    .filter { oracle.onlyForm($0.path) == sample.index && oracle.winner($0.path, $0.items) == nil }
    .map { wrong in
      [
        "addressExpression": .text(wrong.address(column: 0)),
        "patternLiteral": .text(
          wrappedStringLiteral(sample.item.pattern.text, column: 0)),
      ]
    }
}

/// A pattern with text in it, as a closure that puts any text there.
private func textLinkRecord(_ item: LinkCase, index: Int, _ oracle: LinkOracle) -> Record? {
  guard item.number == 1, let sample = LinkSample(item, index: index),
    !sample.hasTextBetweenDots
  else { return nil }
  let texts = item.pattern.placeholders.map(\.parameter).filter { item.parameters[$0].isText }
  guard !texts.isEmpty else { return nil }
  let isLost = { (text: String) in
    guard let changed = sample.replacingTexts(with: text) else { return false }
    return oracle.winner(changed.path, changed.items) != index
  }
  guard !(hostileTexts + ["a"]).contains(where: isLost) else { return nil }
  let used = Set(item.pattern.placeholders.map(\.parameter))
  let arguments = item.parameters.indices.compactMap { index -> String? in
    let parameter = item.parameters[index]
    let label = parameter.name.argument
    if texts.contains(index) { return "\(label): \(parameter.type.isArray ? "[$0, $0]" : "$0")" }
    if used.contains(index) { return "\(label): \(parameter.sampleValue ?? "nil")" }
    return parameter.mayBeAbsent ? nil : "\(label): []"
  }
  let call = callExpression(".\(item.name.member)", arguments, isPayload: true, column: 16)
  return [
    "linkExpression": .text(
      ".\(item.kind.rawValue)"
        + bracketed([call], in: ("(", ")"), column: "        link: .modal,".count)),
    "isWhole": .text("\(sample.hasWholeText)"),
  ]
}

extension RouteParameter {
  /// Whether its values are any text.
  var isText: Bool { addressType == .builtIn(.string) }
}

/// URLs before which an address is ours, and before which it is not.
private func linkOriginSamples(_ links: LinkSettings) -> Record {
  let hosts = links.hosts.map { host in
    switch host {
    case .exact(let name): return name
    case .subdomains(let name): return "a.b.\(name)"
    }
  }
  let own =
    hosts.flatMap { ["https://\($0)", "http://user@\($0.uppercased()):80"] }
    + links.schemes.flatMap { ["\($0)://", "\($0.uppercased()):"] }
  let foreign =
    hosts.map { "https://\($0).invalid" } + hosts.map { "//\($0)" }
    + hosts.map { "https://\($0)@example.invalid" } + ["navgen-foreign://", "https://"]
  let ignored = links.ignored.map { path in
    encodedAddress(path: path.segments + (path.takesRest ? ["a", "b"] : []), query: [])
  }
  let literal = { (texts: [String], name: String) in
    TemplateValue.text(
      arrayLiteral(texts.map(stringLiteral), column: "  private static let  = ".count + name.count))
  }
  return [
    "originsLiteral": literal([""] + own, "origins"),
    "foreignOriginsLiteral": literal(foreign, "foreignOrigins"),
    "hasIgnoredSamples": .flag(!ignored.isEmpty),
    "ignoredAddressesLiteral": literal(ignored, "ignoredAddresses"),
  ]
}
