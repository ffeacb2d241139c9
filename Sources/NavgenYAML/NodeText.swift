import NavgenSource

/// What is written for a node: its anchor and tag, if it has them, and its own text without them.
struct NodeText {
  /// Of the content; of the anchor and the tag when there is nothing else.
  let offsets: Range<Int>
  let anchor: Range<Int>?
  let tag: Range<Int>?
  /// Whether there is more than anchor and tag.
  let hasContent: Bool

  /// - Parameter offsets: where the node is, with all that belongs to it.
  init(_ bytes: [UInt8], _ offsets: Range<Int>) {
    let end = endOfText(bytes, offsets)
    var start = offsets.lowerBound
    var anchor: Range<Int>?
    var tag: Range<Int>?
    while start < end, bytes[start] == .ampersand || bytes[start] == .exclamationMark {
      let wordEnd = bytes[start..<end].firstIndex(where: \.isBlankOrLineBreak) ?? end
      if bytes[start] == .ampersand { anchor = start..<wordEnd } else { tag = start..<wordEnd }
      start = endOfGap(bytes, wordEnd..<end)
    }
    hasContent = start < end
    self.offsets = hasContent ? start..<end : offsets.lowerBound..<end
    self.anchor = anchor
    self.tag = tag
  }
}

/// The end of a text without the blanks there: some nodes of libyaml reach into the next line.
private func endOfText(_ bytes: [UInt8], _ offsets: Range<Int>) -> Int {
  var end = offsets.upperBound
  while end > offsets.lowerBound, bytes[end - 1].isBlankOrLineBreak { end -= 1 }
  return end
}

/// The end of the blanks and comments that begin here.
private func endOfGap(_ bytes: [UInt8], _ offsets: Range<Int>) -> Int {
  var offset = offsets.lowerBound
  while offset < offsets.upperBound {
    if bytes[offset] == UInt8(ascii: "#") {
      let rest = bytes[offset..<offsets.upperBound]
      offset = rest.firstIndex(where: \.isLineBreak) ?? rest.endIndex
    } else if bytes[offset].isBlankOrLineBreak {
      offset += 1
    } else {
      break
    }
  }
  return offset
}

/// Just after the colon that follows a key: the place of a value that is not written.
func placeOfNothing(_ bytes: [UInt8], after key: Range<Int>) -> Range<Int> {
  var offset = key.upperBound
  while offset < bytes.count, bytes[offset] == .space { offset += 1 }
  let hasColon = offset < bytes.count && bytes[offset] == UInt8(ascii: ":")
  let place = hasColon ? offset + 1 : key.upperBound
  return place..<place
}

extension UInt8 {
  fileprivate static let ampersand = UInt8(ascii: "&")
  fileprivate static let exclamationMark = UInt8(ascii: "!")
}
