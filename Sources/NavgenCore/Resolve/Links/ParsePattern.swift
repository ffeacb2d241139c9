import NavgenSource

/// The most segments of a path; real ones have a handful.
let segmentLimit = 32

/// The most parameters in a query.
let queryLimit = 32

/// Reads `/literal/:name?key=:name`, or adds what is wrong in each of its parts and returns `nil`.
func parsePattern(
  _ text: Located<String>, of owner: LinkOwner, diagnostics: inout DiagnosticList
) -> PatternSyntax? {
  var reader = PatternReader(text: text, owner: owner)
  let syntax = reader.pattern()
  diagnostics.add(contentsOf: reader.diagnostics)
  return reader.diagnostics.hasErrors ? nil : syntax
}

private struct PatternReader {
  let text: Located<String>
  let owner: LinkOwner
  private(set) var diagnostics = DiagnosticList()

  init(text: Located<String>, owner: LinkOwner) {
    self.text = text
    self.owner = owner
  }

  mutating func pattern() -> PatternSyntax? {
    let whole = text.value.wholePart
    let path = whole.prefix { $0 != "?" }
    let query = whole[path.endIndex...]
    guard let segments = segments(path) else { return nil }
    if let fault = faultOfMark(after: path, before: query.dropFirst()), !query.isEmpty {
      report(fault, at: query.prefix(1))
      return nil
    }
    return PatternSyntax(segments: segments, query: self.query(query.dropFirst()))
  }

  /// What is wrong with a `?` that begins no query, as where others write it for what may be absent.
  private func faultOfMark(after path: PatternPart, before query: PatternPart) -> PatternFault? {
    let endsInPlaceholder = path.lastIndex(of: ":").map { !path[$0...].contains("/") } ?? false
    if endsInPlaceholder, query.isEmpty || query.first == "/" { return .optionalMark }
    return query.isEmpty ? .emptyQuery : nil
  }

  private mutating func segments(_ path: PatternPart) -> [SegmentSyntax]? {
    switch pathSegments(path) {
    case .failure(let problem):
      report(problem)
      return nil
    case .success(let segments):
      guard segments.count <= segmentLimit else {
        add(.longPattern(text, segments: segments.count, limit: segmentLimit))
        return nil
      }
      return segments.compactMap { segment($0) }
    }
  }

  private mutating func segment(_ segment: PatternPart) -> SegmentSyntax? {
    let prefix = segment.prefix { $0 != ":" }
    if let problem = segmentProblem(segment) ?? literalProblem(prefix, in: segment) {
      report(problem)
      return nil
    }
    let rest = segment[prefix.endIndex...]
    if rest.isEmpty { return .literal(String(segment)) }
    guard let name = name(rest) else { return nil }
    return placeholder(name.index, prefix, name.part, suffix: segment[name.part.endIndex...])
  }

  private mutating func placeholder(
    _ index: Int, _ prefix: PatternPart, _ name: PatternPart, suffix: PatternPart
  ) -> SegmentSyntax? {
    if let colon = suffix.firstIndex(of: ":") {
      let second = suffix[colon...]
      let end = second.dropFirst().leadingWord.endIndex
      report(.secondPlaceholder, at: second[..<end])
    } else if let problem = literalProblem(suffix) {
      report(problem)
    } else if String(suffix) == "+" {
      report(.wildcard, at: suffix)
    } else {
      return .placeholder(
        PlaceholderSyntax(
          prefix: String(prefix), parameter: index, suffix: String(suffix), place: place(of: name)))
    }
    return nil
  }
}

// MARK: - Names

extension PatternReader {
  /// The parameter that a text beginning with a colon names, and that part of the text.
  private mutating func name(_ text: PatternPart) -> (index: Int, part: PatternPart)? {
    let rest = text.dropFirst()
    let word = rest.leadingWord
    guard !word.isEmpty else {
      report(.namelessPlaceholder, at: text.prefix(1))
      return nil
    }
    let written = text[..<word.endIndex]
    guard let index = longestName(at: word) else {
      let unknown = located(written)
      add(
        owner.kind == .tab
          ? .placeholderInTab(unknown, tab: owner.id.value)
          : .unknownParameter(unknown, of: owner, in: self.text.value))
      return nil
    }
    let length = owner.parameterIds[index].value.unicodeScalars.count
    return (index, text.prefix(length + 1))
  }

  /// The longest name that a word begins with. It ends where the word ends, or at a divider: what follows
  /// a letter or a digit without one would be a part of the name to every reader.
  private func longestName(at word: PatternPart) -> Int? {
    let fitting = owner.parameterIds.indices.filter { index in
      let id = owner.parameterIds[index].value.unicodeScalars
      let rest = word.dropFirst(id.count)
      return word.starts(with: id) && (rest.first?.isDivider ?? true)
    }
    return fitting.max {
      owner.parameterIds[$0].value.utf8.count < owner.parameterIds[$1].value.utf8.count
    }
  }
}

// MARK: - The query

extension PatternReader {
  private mutating func query(_ query: PatternPart) -> [QuerySyntax] {
    guard !query.isEmpty else { return [] }
    let items = query.split(separator: "&", omittingEmptySubsequences: false)
    guard items.count <= queryLimit else {
      add(.longPattern(text, queryItems: items.count, limit: queryLimit))
      return []
    }
    let read = items.compactMap { queryItem($0) }
    var first: [ExactText: Located<String>] = [:]
    for item in read {
      let key = ExactText(item.key.value)
      guard let earlier = first.updateValue(first[key] ?? item.key, forKey: key) else { continue }
      add(.repeatedQueryKey(item.key, first: earlier))
    }
    return read
  }

  private mutating func queryItem(_ item: PatternPart) -> QuerySyntax? {
    let key = item.prefix { $0 != "=" }
    let value = item[key.endIndex...].dropFirst()
    if let fault = queryFault(item, key: key, value: value) {
      report(fault)
      return nil
    }
    guard let name = name(value) else { return nil }
    guard name.part.endIndex == value.endIndex else {
      let rest = value[name.part.endIndex...]
      report(literalProblem(rest) ?? PatternProblem(fault: .textAroundValue, part: rest))
      return nil
    }
    return QuerySyntax(
      key: located(key),
      placeholder: PlaceholderSyntax(
        prefix: "", parameter: name.index, suffix: "", place: place(of: name.part)))
  }

  private func queryFault(
    _ item: PatternPart, key: PatternPart, value: PatternPart
  ) -> PatternProblem? {
    if item.isEmpty {
      let before = text.value.wholePart[..<item.startIndex].suffix(1)
      return PatternProblem(fault: .emptyQueryItem, part: before)
    }
    if key.first == ":", key.endIndex == item.endIndex {
      return PatternProblem(fault: .bareParameter(String(key.dropFirst())), part: item)
    }
    if key.isEmpty { return PatternProblem(fault: .emptyKey, part: item) }
    if let problem = literalProblem(key) ?? blankProblem(key) { return problem }
    if value.isEmpty { return PatternProblem(fault: .keyWithoutValue, part: item) }
    if value.first == ":" { return nil }
    return literalProblem(value).flatMap { $0.fault.isAboutPlaceholders ? $0 : nil }
      ?? PatternProblem(fault: .fixedValue, part: value)
  }
}

extension PatternFault {
  /// Whether it is how others write a placeholder.
  fileprivate var isAboutPlaceholders: Bool {
    switch self {
    case .braces, .brackets, .expression, .wildcard: return true
    default: return false
    }
  }
}

// MARK: - Places and diagnostics

extension PatternReader {
  private func located(_ part: PatternPart) -> Located<String> {
    text.part(part.startIndex..<part.endIndex)
  }

  private func place(of part: PatternPart) -> SourceRange { located(part).range }

  private mutating func add(_ diagnostic: Diagnostic) {
    diagnostics.add(diagnostic)
  }

  private mutating func report(_ problem: PatternProblem) {
    report(problem.fault, at: problem.part)
  }

  private mutating func report(_ fault: PatternFault, at part: PatternPart) {
    add(.malformedPattern(text, fault, at: located(part)))
  }
}
