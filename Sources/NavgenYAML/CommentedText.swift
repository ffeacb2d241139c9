import NavgenSource

/// Where a document lacks lines that were left out.
struct Omission {
  /// Where the text of the first of them begins.
  let offset: Int
  /// How far it is indented, as far as that can be told.
  let indentation: Int
  /// Whether it brings in what stands elsewhere.
  let isMerge: Bool
}

/// The text of a file with some of its lines made comments. All other places stay where they are.
struct CommentedText {
  let file: SourceFile
  /// Where the lines begin that are comments now, from their first letter on, ascending in each block.
  private(set) var offsets: [Int] = []
  /// Where they are missing, once for each block of them and level in it.
  private(set) var omissions: [Omission] = []
  /// Whether what merges left is among them.
  private(set) var hasConflicts = false

  init(_ file: SourceFile) {
    self.file = file
  }

  /// The lines that are comments now, from their first letter on.
  var lines: [SourceRange] { offsets.map(file.line) }

  /// The bytes for libyaml, with as many letters as the file has.
  var bytes: [UInt8] {
    var bytes = file.bytes
    for offset in offsets.sorted().reversed() {
      bytes.replaceSubrange(file.character(at: offset).offsets, with: CollectionOfOne(.numberSign))
    }
    return bytes
  }

  /// The names of the anchors in the lines.
  var anchors: Set<String> {
    Set(lines.flatMap { $0.text.split(separator: "&").dropFirst() }.map(\.anchorName))
  }

  /// The text without some lines; `nil` if all are comments already.
  func commenting(_ lines: OmittedLines) -> CommentedText? {
    var text = self
    let known = Set(offsets)
    text.offsets += lines.lines.compactMap { content(of: $0)?.lowerBound }
      .filter { !known.contains($0) }
    text.omissions += lines.omissions
    text.hasConflicts = hasConflicts || lines.isConflict
    return text.offsets.count > offsets.count ? text : nil
  }

  /// Where a line has something else than blanks and comments.
  func content(of number: Int) -> Range<Int>? {
    guard let line = file.lineOffsets(number),
      let start = file.bytes[line].firstIndex(where: { $0 != UInt8(ascii: " ") }),
      file.bytes[start] != .numberSign, !file.bytes[start..<line.upperBound].allSatisfy(\.isBlank)
    else { return nil }
    return start..<line.upperBound
  }
}

extension UInt8 {
  fileprivate static let numberSign = UInt8(ascii: "#")
}

extension Substring {
  fileprivate var anchorName: String { String(prefix { !" ,[]{}".contains($0) }) }
}
