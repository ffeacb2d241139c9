extension LinkReader {
  /// A text that has two forms, with a value in each; `nil` when there is none.
  ///
  /// Texts that a person would write are tried first. The shapes then decide.
  func sharedText(_ first: SegmentForm, _ second: SegmentForm) -> String? {
    guard canMeet(first, second) else { return nil }
    let isShared = { text in accepts(text, first) && accepts(text, second) }
    for form in [first, second] {
      if let texts = texts(of: form) {
        if let shared = texts.first(where: isShared) { return shared }
        // Whoever has a list of texts has no others, but for the case of letters in a literal.
        if isCaseSensitive { return nil }
      }
    }
    return samples(first, second).first(where: isShared) ?? shapedText(first, second, isShared)
  }

  /// Whether the affixes leave it open; cheap, since nearly all pairs end here.
  private func canMeet(_ first: SegmentForm, _ second: SegmentForm) -> Bool {
    guard case .placeholder(let prefix, _, let suffix) = first,
      case .placeholder(let otherPrefix, _, let otherSuffix) = second
    else { return true }
    return zip(prefix.utf8, otherPrefix.utf8).allSatisfy(==)
      && zip(suffix.utf8.reversed(), otherSuffix.utf8.reversed()).allSatisfy(==)
  }

  /// All texts of a form that has only some, literals in small letters where case says nothing.
  func texts(of form: SegmentForm) -> [String]? {
    switch form {
    case .literal(let text): return [text]
    case .placeholder(let prefix, let type, let suffix):
      return type.texts?.map { prefix + $0 + suffix }
    }
  }

  private func samples(_ first: SegmentForm, _ second: SegmentForm) -> [String] {
    guard case .placeholder(let prefix, _, let suffix) = first,
      case .placeholder(let otherPrefix, _, let otherSuffix) = second
    else { return [] }
    let head = prefix.utf8.count < otherPrefix.utf8.count ? otherPrefix : prefix
    let tail = suffix.utf8.count < otherSuffix.utf8.count ? otherSuffix : suffix
    return sampleValues.map { head + $0 + tail }
  }

  private func shapedText(
    _ first: SegmentForm, _ second: SegmentForm, _ isShared: (String) -> Bool
  ) -> String? {
    for shape in shapes(of: first) {
      for other in shapes(of: second) {
        if let text = shape.textShared(with: other), isShared(text) { return text }
      }
    }
    return nil
  }
}

/// Values that people know what to make of, for every type one.
private let sampleValues = [
  "sample", "7", "true", "0.5", "2026-11-30", "01020304-0506-0708-090A-0B0C0D0E0F10",
]

extension TextShape {
  /// The shortest text of both.
  fileprivate func textShared(with other: TextShape) -> String? {
    var reached: Set<[Int]> = [[0, 0]]
    var queue: [(place: [Int], text: [UInt8])] = [([0, 0], [])]
    var next = 0
    while next < queue.count {
      let (place, text) = queue[next]
      next += 1
      if place == [atoms.count, other.atoms.count] {
        return String(validating: text, as: UTF8.self)
      }
      guard place[0] < atoms.count, place[1] < other.atoms.count else { continue }
      let (atom, partner) = (atoms[place[0]], other.atoms[place[1]])
      guard let byte = atom.sign.common(with: partner.sign) else { continue }
      for first in atom.steps(from: place[0]) {
        for second in partner.steps(from: place[1]) where reached.insert([first, second]).inserted {
          queue.append(([first, second], text + [byte]))
        }
      }
    }
    return nil
  }
}

extension TextShape.Atom {
  /// Where a text may go on once a byte of the atom at a place is read.
  fileprivate func steps(from place: Int) -> [Int] { repeats ? [place + 1, place] : [place + 1] }
}
