import NavgenSource

/// The most patterns of one tab, route or modal.
let patternLimit = 20

/// The addresses of something, in the order of the file; those with an error are left out.
func resolveLinks(
  _ specs: Located<[LinkSpec]>?, of owner: LinkOwner, diagnostics: inout DiagnosticList
) -> [LinkPattern] {
  // With too many parameters there is an error already, and looking each name up would take long.
  guard let specs, owner.parameterIds.count <= parameterLimit else { return [] }
  if specs.value.isEmpty { diagnostics.add(.emptyLink(of: owner, at: specs.range)) }
  if specs.value.count > patternLimit {
    diagnostics.add(
      .tooManyPatterns(
        of: owner, count: specs.value.count, limit: patternLimit,
        at: specs.value[patternLimit].pattern.range))
  }
  var first: [ExactText: Located<String>] = [:]
  return specs.value.prefix(patternLimit).compactMap { spec in
    let text = spec.pattern
    let key = ExactText(text.value)
    if let earlier = first.updateValue(first[key] ?? text, forKey: key) {
      diagnostics.add(.duplicateItem(text, first: earlier))
      return nil
    }
    return resolvePattern(spec, of: owner, &diagnostics)
  }
}

private func resolvePattern(
  _ spec: LinkSpec, of owner: LinkOwner, _ diagnostics: inout DiagnosticList
) -> LinkPattern? {
  if let until = spec.until, !isDay(until.value) { diagnostics.add(.malformedDay(until)) }
  guard let syntax = parsePattern(spec.pattern, of: owner, diagnostics: &diagnostics) else {
    return nil
  }
  checkRepetitions(in: syntax, of: owner, &diagnostics)
  guard let parameters = owner.parameters else { return nil }
  checkPlaceholders(in: syntax, parameters, diagnostics: &diagnostics)
  checkCompleteness(of: spec.pattern, syntax, parameters, of: owner, &diagnostics)
  return LinkPattern(
    text: spec.pattern.value,
    segments: syntax.segments.map { LinkSegment($0, parameters) },
    query: syntax.query.map {
      LinkQueryItem(key: $0.key.value, parameter: $0.placeholder.parameter)
    },
    until: spec.until?.value, declaration: spec.pattern.range)
}

/// Whether a text is a day `YYYY-MM-DD` of the calendar.
private func isDay(_ text: String) -> Bool {
  text.utf8.count == 10 && secondsSince1970(text) != nil
}

/// Reports the parameters that stand in a pattern twice, as two values could not both be right.
private func checkRepetitions(
  in syntax: PatternSyntax, of owner: LinkOwner, _ diagnostics: inout DiagnosticList
) {
  var first: [Int: SourceRange] = [:]
  for placeholder in syntax.parameters {
    let index = placeholder.parameter
    if let earlier = first[index] {
      let name = Located(owner.parameterIds[index].value, at: placeholder.place)
      diagnostics.add(.repeatedParameter(name, first: earlier))
    } else {
      first[index] = placeholder.place
    }
  }
}

/// Reports the parameters without which there is no value, if the pattern leaves some out.
private func checkCompleteness(
  of pattern: Located<String>, _ syntax: PatternSyntax, _ parameters: [RouteParameter],
  of owner: LinkOwner, _ diagnostics: inout DiagnosticList
) {
  let present = Set(syntax.parameters.map(\.parameter))
  let missing = parameters.indices.filter {
    !parameters[$0].canBeAbsent && !present.contains($0)
  }
  guard !missing.isEmpty else { return }
  let literals = syntax.segments.compactMap {
    if case .literal(let text) = $0 { text } else { nil }
  }
  diagnostics.add(
    .missingParameters(
      missing.map { parameters[$0] }, in: pattern, literals: literals, of: owner))
}

extension LinkSegment {
  fileprivate init(_ syntax: SegmentSyntax, _ parameters: [RouteParameter]) {
    switch syntax {
    case .literal(let text): self = .literal(text)
    case .placeholder(let placeholder):
      let index = placeholder.parameter
      self =
        parameters[index].type.isArray
        ? .rest(parameter: index)
        : .placeholder(
          prefix: placeholder.prefix, parameter: index, suffix: placeholder.suffix)
    }
  }
}
