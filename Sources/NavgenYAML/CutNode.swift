import NavgenSource

extension YAMLNode {
  /// What of a tree can be trusted when a mistake in the syntax ended the reading.
  ///
  /// The mistake may lie before the place where it shows: a quote that does not close, or a line at a wrong
  /// indentation, makes text of what follows and ends maps early. So texts that go over several lines or touch the
  /// last one are dropped, and nobody knows what belongs to the maps that end there. A bracket that does not close
  /// takes in what follows: that is dropped from the line on that stands no further right than the bracket's own.
  ///
  /// - Parameter lastLine: Where the last line begins that was read, in bytes.
  func cut(lastLine: Int) -> YAMLNode {
    trusted(lastLine: lastLine, .end)
  }

  private func trusted(lastLine: Int, _ place: CutPlace) -> YAMLNode {
    let isComplete = isComplete && place == .inside
    switch content {
    case .scalar:
      let isTrusted =
        place != .end && range.offsets.upperBound <= lastLine && !range.isOnSeveralLines
      return isTrusted ? self : .nothing(at: range, isComplete: false)
    case .sequence(let all):
      let items = place == .end ? all.filter { isInside($0.range) } : all
      let trusted = items.enumerated().map { index, item in
        item.trusted(lastLine: lastLine, place.child(index, of: items.count))
      }
      return YAMLNode(content: .sequence(trusted), range: range, isComplete: isComplete)
    case .mapping(let all):
      let entries = place == .end ? all.filter { isInside($0.key.range) } : all
      let trusted = entries.enumerated().map { index, entry in
        let place = place.child(index, of: entries.count)
        return YAMLEntry(key: entry.key, value: entry.value.trusted(lastLine: lastLine, place))
      }
      return YAMLNode(content: .mapping(trusted), range: range, isComplete: isComplete)
    }
  }

  /// Whether a place belongs to the collection as people indent it: on the line of its bracket, or further right.
  private func isInside(_ place: SourceRange) -> Bool {
    guard let first = range.file.bytes[range.offsets].first, "[{".utf8.contains(first) else {
      return true
    }
    return place.start.line == range.start.line || place.indentation > range.indentation
  }
}

extension SourceRange {
  /// The number of spaces that its first line begins with.
  fileprivate var indentation: Int {
    let line = file.lineOffsets(start.line) ?? 0..<0
    return file.bytes[line].prefix { $0 == UInt8(ascii: " ") }.count
  }
}

/// Where a node stands in a tree that was cut.
private enum CutPlace {
  case inside
  /// What ended just before the last one, perhaps too early.
  case beforeEnd
  case end

  func child(_ index: Int, of count: Int) -> CutPlace {
    switch self {
    case .inside: return .inside
    case .beforeEnd: return index == count - 1 ? .beforeEnd : .inside
    case .end: return index == count - 1 ? .end : index == count - 2 ? .beforeEnd : .inside
    }
  }
}
