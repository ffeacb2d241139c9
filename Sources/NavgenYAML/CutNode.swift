import NavgenSource

extension YAMLNode {
  /// What of a tree can be trusted when a mistake in the syntax ended the reading.
  ///
  /// The mistake may lie before the place where it shows: a quote that does not close, or a line at a wrong
  /// indentation, makes text of what follows and ends maps early. So texts that go over several lines or touch the
  /// last one are dropped, and nobody knows what belongs to the maps that end there.
  ///
  /// - Parameter lastLine: Where the last line begins that was read, in bytes.
  func cut(lastLine: Int) -> YAMLNode {
    trusted(lastLine: lastLine, isLast: true)
  }

  private func trusted(lastLine: Int, isLast: Bool) -> YAMLNode {
    switch content {
    case .scalar:
      let isTrusted = !isLast && range.offsets.upperBound <= lastLine && !range.hasLineBreak
      return isTrusted ? self : .nothing(at: range, isComplete: false)
    case .sequence(let items):
      let items = items.enumerated().map { index, item in
        item.trusted(lastLine: lastLine, isLast: isLast && index == items.count - 1)
      }
      return YAMLNode(content: .sequence(items), range: range, isComplete: isComplete && !isLast)
    case .mapping(let entries):
      let entries = entries.enumerated().map { index, entry in
        let isLast = isLast && index == entries.count - 1
        return YAMLEntry(
          key: entry.key, value: entry.value.trusted(lastLine: lastLine, isLast: isLast))
      }
      return YAMLNode(content: .mapping(entries), range: range, isComplete: isComplete && !isLast)
    }
  }
}

extension SourceRange {
  fileprivate var hasLineBreak: Bool { file.bytes[offsets].contains(UInt8(ascii: "\n")) }
}
