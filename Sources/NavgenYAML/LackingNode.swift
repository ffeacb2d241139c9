import NavgenSource

extension YAMLNode {
  /// The tree where it says that lines were left out: what they belong to by their indentation is not complete.
  func lacking(_ lines: Omission) -> YAMLNode {
    switch content {
    case .scalar: return lacking(lines, content)
    case .sequence(var items):
      guard let index = items.lastIndex(where: { isBefore(lines, $0.range) }),
        isInside(items[index].range, lines)
      else { return lacking(lines, content) }
      items[index] = items[index].lacking(lines)
      return with(.sequence(items))
    case .mapping(var entries):
      guard let index = entries.lastIndex(where: { isBefore(lines, $0.key.range) }),
        case let entry = entries[index], isInside(entry.key.range, lines)
      else { return lacking(lines, content) }
      let value = entry.value.lacking(lines)
      entries[index] = YAMLEntry(key: entry.key, value: value)
      let isSure = value.firstColumn.map { $0 <= lines.indentation } ?? false
      // Lines between the columns of both may belong to either, or to what the key above has cut short.
      if !isSure, index > 0 {
        let above = entries[index - 1]
        entries[index - 1] = YAMLEntry(key: above.key, value: above.value.lacking(lines))
      }
      return isSure ? with(.mapping(entries)) : lacking(lines, .mapping(entries))
    }
  }

  /// The same with other content.
  func with(_ content: Content) -> YAMLNode {
    YAMLNode(
      content: content, range: range, isComplete: isComplete, lacksOnlyLines: lacksOnlyLines)
  }

  /// What a merge brings is not in its line.
  private func lacking(_ lines: Omission, _ content: Content) -> YAMLNode {
    YAMLNode(
      content: content, range: range, isComplete: false,
      lacksOnlyLines: (isComplete || lacksOnlyLines) && !lines.isMerge)
  }

  /// Whether a part of the node that does not come from elsewhere stands before lines that were left out.
  private func isBefore(_ lines: Omission, _ part: SourceRange) -> Bool {
    range.offsets.contains(part.offsets.lowerBound) && part.offsets.lowerBound < lines.offset
  }

  /// Whether lines that were left out belong to a part that they follow.
  private func isInside(_ part: SourceRange, _ lines: Omission) -> Bool {
    part.column < lines.indentation
  }

  /// Where its keys or items begin in their lines.
  private var firstColumn: Int? {
    switch content {
    case .scalar: return nil
    case .sequence(let items): return items.first?.range.column
    case .mapping(let entries): return entries.first?.key.range.column
    }
  }
}

extension SourceRange {
  /// The number of characters before it in its line.
  fileprivate var column: Int { start.column - 1 }
}
