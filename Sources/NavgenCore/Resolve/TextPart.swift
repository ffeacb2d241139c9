import NavgenSource

extension Located where Value == String {
  /// A part of the text, at its own place where the file spells the part letter by letter, else at the
  /// place of the whole.
  func part(_ indexes: Range<String.Index>) -> Located<String> {
    let part = String(value[indexes])
    let start = value.utf8.distance(from: value.startIndex, to: indexes.lowerBound)
    let isQuoted = range.offsets.count != value.utf8.count && startsWithQuote
    let offset = range.offsets.lowerBound + start + (isQuoted ? 1 : 0)
    let offsets = offset..<offset + part.utf8.count
    guard offsets.upperBound <= range.offsets.upperBound,
      range.file.bytes[offsets].elementsEqual(part.utf8)
    else { return Located(part, at: range) }
    return Located(part, at: range.file.range(offsets))
  }

  /// The text without white space at its ends.
  var trimmed: Located<String> {
    guard let first = value.firstIndex(where: { !$0.isWhitespace }),
      let last = value.lastIndex(where: { !$0.isWhitespace })
    else { return part(value.endIndex..<value.endIndex) }
    return part(first..<value.index(after: last))
  }

  private var startsWithQuote: Bool {
    let first = range.file.bytes[range.offsets].first
    return first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
  }
}
