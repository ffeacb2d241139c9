/// A pattern with sample values, for the generated tests. What is expected of it comes from the spec.
struct LinkSample {
  let item: LinkCase
  /// The place of the pattern among all of the model.
  let index: Int
  /// What the path and the query of its address hold, not encoded.
  private(set) var segments: [Part]
  private(set) var query: [(key: String, value: Part)]

  /// Text of an address: known, or one that only the app can make of a value.
  enum Part {
    case text(String)
    case value(expression: String, prefix: String, suffix: String)

    /// Some text of the kind; the tool takes any for a value of the app's types.
    var anyText: String {
      switch self {
      case .text(let text): return text
      case .value(_, let prefix, let suffix): return "\(prefix)x\(suffix)"
      }
    }
  }

  /// - Returns: `nil` if no sample of a value is known.
  init?(_ item: LinkCase, index: Int) {
    self.item = item
    self.index = index
    var segments: [Part] = []
    var query: [(key: String, value: Part)] = []
    for segment in item.pattern.segments {
      switch segment {
      case .literal(let text): segments.append(.text(text))
      case .placeholder(let prefix, let parameter, let suffix):
        guard let part = item.parameters[parameter].samplePart(prefix, suffix) else { return nil }
        segments.append(part)
      case .rest(let parameter):
        guard let part = item.parameters[parameter].samplePart() else { return nil }
        segments.append(part)
      }
    }
    for key in item.pattern.query {
      guard let part = item.parameters[key.parameter].samplePart() else { return nil }
      query.append((key.key, part))
    }
    guard item.parameters.allSatisfy({ $0.typeWithoutSample == nil }) else { return nil }
    self.segments = segments
    self.query = query
  }

  /// Whether its address can be told from the spec alone, and is the one that is built.
  var isBuilt: Bool {
    let values = item.pattern.placeholders.map { item.parameters[$0.parameter] }
    return item.number == 1
      && values.allSatisfy { parameter in
        if case .external = parameter.addressType { return false }
        return parameter.defaultValue.map { $0 == .nothing || $0 == .list([]) } ?? true
      }
  }

  /// The address as an expression.
  ///
  /// - Parameter column: How many columns stand before it; 0 where it begins its line.
  func address(column: Int) -> String {
    var pieces: [String] = []
    var text = ""
    let add = { (part: Part, encode: (String) -> String) in
      switch part {
      case .text(let value): text += encode(value)
      case .value(let expression, let prefix, let suffix):
        pieces.append(stringLiteral(text + encode(prefix)))
        pieces.append("encoded(\(expression))")
        text = encode(suffix)
      }
    }
    for segment in segments {
      text += "/"
      add(segment, encodedSegment)
    }
    if segments.isEmpty { text = "/" }
    for (index, item) in query.enumerated() {
      text += (index == 0 ? "?" : "&") + encodedQueryText(item.key) + "="
      add(item.value, encodedQueryText)
    }
    if !text.isEmpty { pieces.append(wrappedStringLiteral(text, column: column)) }
    let line = pieces.joined(separator: " + ")
    return max(column, deepestItem) + line.count > lineWidth
      ? pieces.joined(separator: "\n  + ") : line
  }
}

extension LinkSample {
  /// The path as it is decoded.
  var path: [String] { segments.map(\.anyText) }

  /// The query as it is decoded.
  var items: [DecodedQueryItem] {
    query.map { DecodedQueryItem(key: $0.key, value: $0.value.anyText) }
  }

  /// Whether only the app knows what its address is.
  var hasUnknownText: Bool {
    (segments + query.map(\.value)).contains { if case .value = $0 { true } else { false } }
  }

  /// Whether a text is a whole part of the path, so that some texts cannot stand there.
  var hasWholeText: Bool {
    item.pattern.segments.contains { segment in
      switch segment {
      case .literal: return false
      case .placeholder(let prefix, let parameter, let suffix):
        return item.parameters[parameter].isText && (prefix + suffix).allSatisfy { $0 == "." }
      case .rest(let parameter): return item.parameters[parameter].isText
      }
    }
  }

  /// Whether dots stand around a text, as in `.:name`: then it takes a look at all of it to tell what is lost.
  var hasTextBetweenDots: Bool {
    item.pattern.segments.contains { segment in
      guard case .placeholder(let prefix, let parameter, let suffix) = segment else { return false }
      let around = prefix + suffix
      return item.parameters[parameter].isText && !around.isEmpty && around.allSatisfy { $0 == "." }
    }
  }

  /// The same with a text in the place of each value that is any text; `nil` if it cannot stand there.
  func replacingTexts(with text: String) -> LinkSample? {
    if text.contains("\0") || (hasWholeText && ["", ".", ".."].contains(text)) { return nil }
    var sample = self
    for (index, segment) in item.pattern.segments.enumerated() {
      switch segment {
      case .literal: continue
      case .placeholder(let prefix, let parameter, let suffix):
        if item.parameters[parameter].isText {
          sample.segments[index] = .text(prefix + text + suffix)
        }
      case .rest(let parameter):
        if item.parameters[parameter].isText {
          sample.segments[index] = .text(text)
          sample.segments.append(.text(text))
        }
      }
    }
    return sample
  }

  /// Copies with one value that does not fit its type, or without an item of the query.
  var spoiled: [LinkSample] {
    var samples: [LinkSample] = []
    for (index, segment) in item.pattern.segments.enumerated() {
      guard case .placeholder(let prefix, _, let suffix) = segment else { continue }
      var sample = self
      sample.segments[index] = .text(prefix + "~wrong~" + suffix)
      samples.append(sample)
    }
    for index in query.indices {
      var sample = self
      sample.query[index].value = .text("~wrong~")
      samples.append(sample)
      sample.query.remove(at: index)
      samples.append(sample)
    }
    return samples
  }
}

extension RouteParameter {
  fileprivate func samplePart(_ prefix: String = "", _ suffix: String = "") -> LinkSample.Part? {
    guard let expression = sampleExpression(addressType) else { return nil }
    guard let text = sampleText(addressType) else {
      return .value(expression: expression, prefix: prefix, suffix: suffix)
    }
    return .text(prefix + text + suffix)
  }
}

/// The text of a type's sample in an address; `nil` for a type of the app.
private func sampleText(_ type: ParameterType) -> String? {
  switch type {
  case .builtIn(.string): return "a b/c?d=é#%+"
  case .builtIn(.int): return "-7"
  case .builtIn(.double): return "-0.5"
  case .builtIn(.bool): return "true"
  case .builtIn(.uuid): return "01020304-0506-0708-090A-0B0C0D0E0F10"
  case .builtIn(.url): return "file:///sample"
  case .builtIn(.date): return "1970-01-02T00:00:00Z"
  case .payloadEnum(let type): return type.cases.last?.id
  case .optional(let inner), .array(let inner): return sampleText(inner)
  case .external: return nil
  }
}
