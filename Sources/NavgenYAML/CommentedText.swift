import NavgenSource

/// A line that was left out of a document.
struct Omission {
  /// Where its text begins.
  let offset: Int
  /// How far it is indented, as far as that can be told.
  let indentation: Int
  /// Whether it brings in what stands elsewhere.
  var isMerge = false
}

/// The text of a file with some of its lines made comments. All other places stay where they are.
struct CommentedText {
  let file: SourceFile
  private(set) var bytes: [UInt8]
  private(set) var omissions: [Omission] = []

  init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
  }

  /// The text without a line and all that belongs to it; `nil` if that changes nothing.
  func commenting(_ number: Int) -> CommentedText? {
    guard let line = content(of: number) else { return nil }
    var text = self
    let conflict = bytes[line].isConflict(.start)
    for omission in conflict ? conflicts : block(from: number) {
      guard text.comment(at: omission.offset) else { return nil }
      text.omissions.append(omission)
    }
    return text
  }

  /// Where a line has something else than blanks and comments.
  func content(of number: Int) -> Range<Int>? {
    guard let line = file.lineOffsets(number),
      let start = bytes[line].firstIndex(where: { $0 != UInt8(ascii: " ") }),
      bytes[start] != UInt8(ascii: "#")
    else { return nil }
    return start..<line.upperBound
  }

  private mutating func comment(at offset: Int) -> Bool {
    let isASCII = bytes[offset] < 0x80
    let place = isASCII ? offset : offset - 1
    guard place >= 0, isASCII || bytes[place] == UInt8(ascii: " ") else { return false }
    bytes[place] = UInt8(ascii: "#")
    return true
  }
}
