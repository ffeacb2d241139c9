import NavgenSource

/// Why libyaml gave up, in its own words, with places in bytes.
struct SyntaxFault {
  /// What it was at and where that began, if it says so.
  let context: (words: String, offset: Int)?
  /// Empty when it could not get memory, for which it has no words.
  let problem: String
  let offset: Int
  /// The last event before it, which often explains it.
  let previous: YAMLEvent?
}

extension Diagnostic {
  /// Tells what the writer most likely did where libyaml stopped.
  ///
  /// - Parameter collection: the offset of the innermost collection that has not ended.
  static func syntaxError(
    _ fault: SyntaxFault, in file: SourceFile, inside collection: Int?
  ) -> Diagnostic {
    if let tab = fault.indentingTab(in: file) { return .tabIndentation(at: tab) }
    if let key = fault.keyBeforeBrace(in: file) { return .missingColonBeforeBrace(at: key) }
    let place = file.word(at: fault.offset)
    let begun = file.character(at: fault.context?.offset ?? fault.offset)
    switch fault.problem {
    case "could not find expected ':'":
      return .missingColon(at: file.restOfLine(at: begun.offsets.lowerBound))
    case "mapping values are not allowed in this context": return fault.misplacedColon(in: file)
    case "mapping keys are not allowed in this context",
      "found character that cannot start any token":
      return .reservedCharacter(at: file.character(at: fault.offset))
    case "block sequence entries are not allowed in this context": return .listBesideKey(at: place)
    case "did not find expected ',' or '}'": return fault.unclosed(begun, .curly)
    case "did not find expected ',' or ']'": return fault.unclosed(begun, .square)
    case "did not find expected key":
      return fault.outOfLine(place, of: .map, begun: begun)
    case "did not find expected '-' indicator":
      return fault.outOfLine(place, of: .list, begun: begun)
    case "did not find expected node content":
      return fault.missingValue(place, inside: file.character(at: collection ?? fault.offset))
    case "found unexpected ':'": return .colonWithoutBlank(at: place)
    case "did not find expected <document start>":
      return .unexpected(at: place, expected: .endOfFile)
    default: return fault.inToken(place, begun: begun)
    }
  }
}

extension SyntaxFault {
  /// What libyaml says when the levels of blocks do not fit, and never inside brackets.
  private static let levelProblems: Set = [
    "could not find expected ':'",
    "mapping values are not allowed in this context",
    "block sequence entries are not allowed in this context",
    "did not find expected key",
    "did not find expected '-' indicator",
  ]

  /// What seems to lack its colon in the line of the fault, or in that of the text before it.
  fileprivate func keyBeforeBrace(in file: SourceFile) -> SourceRange? {
    let places = [offset, context?.offset, previous?.offsets.lowerBound].compactMap(\.self)
    return places.lazy.compactMap(file.keyBeforeBrace).first
  }

  /// The tab that libyaml stumbled over, or one in the indentation of the line where it saw that
  /// the levels do not fit.
  fileprivate func indentingTab(in file: SourceFile) -> SourceRange? {
    let isTab = file.bytes[offset...].first == .tab
    if isTab, problem.contains("token") || problem.contains("tab character") {
      return file.tabs(at: offset)
    }
    guard Self.levelProblems.contains(problem) else { return nil }
    let indentation = file.indentation(at: offset)
    return file.bytes[indentation].firstIndex(of: .tab).map(file.tabs)
  }

  /// A fault inside of one token, which the context names.
  fileprivate func inToken(_ place: SourceRange, begun: SourceRange) -> Diagnostic {
    let file = place.file
    switch context?.words {
    case "while scanning a quoted scalar": return .unclosedQuote(at: begun)
    case "while parsing a quoted scalar": return .badEscape(at: file.escape(before: offset))
    case "while scanning a block scalar":
      return .unexpected(at: place, expected: .endOfLine)
    case "while scanning an anchor", "while scanning an alias": return .missingName(at: begun)
    case "while scanning a tag", "while parsing a tag", "while parsing a node":
      let tag = file.word(at: begun.offsets.lowerBound)
      return .customTag(tag.text, at: tag)
    default: return .otherFault(problem, at: place)
    }
  }

  fileprivate func missingValue(
    _ place: SourceRange, inside collection: SourceRange
  ) -> Diagnostic {
    if place.isClosingBracket { return .strayBracket(at: place) }
    guard let bracket = Bracket(rawValue: collection.text), place.offsets.isEmpty else {
      return .unexpected(at: place, expected: .value)
    }
    let comment = collection.file.comment(hiding: bracket, openedAt: collection.offsets.upperBound)
    return .unclosedBracket(at: collection, bracket, until: place, comment: comment)
  }

  fileprivate func misplacedColon(in file: SourceFile) -> Diagnostic {
    let colon = file.range(offset..<offset + 1)
    guard let previous, case .scalar(_, let style) = previous.kind,
      file.range(previous.offsets).isOnSeveralLines
    else { return .secondColon(at: colon) }
    guard let words = continuation(in: file), style == .plain else {
      return .keyOnSeveralLines(at: file.range(previous.offsets))
    }
    let value = file.word(at: previous.offsets.lowerBound)
    let start = value.offsets.lowerBound
    let line = file.restOfLine(at: start)
    guard file.indentation(at: start).upperBound == start else {
      return .continuation(at: words, of: value, mayBeKey: false)
    }
    if value.start.column == words.start.column { return .missingColon(at: line) }
    return .continuation(at: words, of: value, mayBeKey: line == value)
  }

  /// The words before the fault when they were taken as more text of a value in a line above.
  private func continuation(in file: SourceFile) -> SourceRange? {
    guard let previous, case .scalar(_, style: .plain) = previous.kind,
      previous.offsets.upperBound == offset, file.range(previous.offsets).isOnSeveralLines
    else { return nil }
    return file.range(file.indentation(at: offset).upperBound..<offset)
  }

  /// The bracket is the place to show when nothing in its own lines is wrong: when the file ends
  /// before it is closed, or a line follows that is indented like the one with the bracket.
  fileprivate func unclosed(_ opening: SourceRange, _ bracket: Bracket) -> Diagnostic {
    let file = opening.file
    if let quote = openQuote(in: file) { return quote }
    let place = continuation(in: file) ?? file.word(at: offset)
    if let comment = file.foreignComment(ofLine: place.start.line - 1) {
      return .foreignComment(at: comment)
    }
    let isOnLaterLine = place.start.line > opening.start.line
    let level = file.indentation(at: opening.offsets.lowerBound).count
    let isLeft = isOnLaterLine && file.indentation(at: offset).count <= level
    if place.offsets.isEmpty || isLeft {
      let comment = file.comment(hiding: bracket, openedAt: opening.offsets.upperBound)
      return .unclosedBracket(at: opening, bracket, until: place, comment: comment)
    }
    return .missingSeparator(
      at: place, in: bracket, opening: opening, afterWords: previous.map(file.hasWords) ?? false)
  }

  /// Where a quoted text before the fault goes over several lines, as one does that lacks its closing quote.
  private func openQuote(in file: SourceFile) -> Diagnostic? {
    guard let previous, case .scalar(_, style: .quoted) = previous.kind,
      case let text = file.range(previous.offsets), text.isOnSeveralLines,
      text.end.line == file.position(at: offset).line
    else { return nil }
    let (start, end) = (text.offsets.lowerBound, text.offsets.upperBound)
    return .openQuote(
      at: file.range(start..<start + 1), until: file.range(end - 1..<end))
  }

  fileprivate func outOfLine(
    _ place: SourceRange, of block: BlockKind, begun: SourceRange
  ) -> Diagnostic {
    if place.isClosingBracket { return .strayBracket(at: place) }
    if let quote = openQuote(in: place.file) { return quote }
    if let previous, case let before = place.file.range(previous.offsets),
      !before.offsets.isEmpty, before.end.line == place.start.line
    {
      switch previous.kind {
      case .scalar(_, style: .quoted): return .textAfterQuote(at: place, quote: before)
      case .collectionEnd: return .textAfterBracket(at: place)
      default: break
      }
    }
    let above = place.file.beginning(ofLine: place.start.line - 1)
    let isLeft = above.map { $0.start.column > 1 && $0.start.column < place.start.column } ?? false
    return .outOfLine(at: place, of: block, begun: begun, above: isLeft ? above : nil)
  }
}
